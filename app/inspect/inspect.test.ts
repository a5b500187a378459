import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Handlers } from "@/lib/http/operations/handlers";
import { CLIENT_HEADER } from "@/lib/http/operations/request";
import { route } from "@/lib/http/operations/route";
import type { Net } from "@/lib/net/net";
import type { Resources } from "@/lib/services/context";
import { inspect } from "@/lib/services/inspections/inspect";
import { REPORT } from "@/lib/services/inspections/report-schema";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { held, html, raw, redirect, respond, silence } from "@/lib/testing/web/fake-responses";
import { type FakeWeb, startFakeWeb } from "@/lib/testing/web/fake-web";

const PAGE =
  "<!doctype html><html lang=en><head><title>Tides</title></head><body><h1>Tides</h1></body></html>";
const NAMES: Readonly<Record<string, string>> = { "inside.example": "10.0.0.1" };

let web: FakeWeb;
let resources: TestResources;

function resourcesOf(environment: Record<string, string> = {}): TestResources {
  const allowed = { ALLOW_PRIVATE_ORIGINS: web.origin, BLOCKED_HOSTS: "blocked.example", ...environment };
  return testResources(allowed, {
    resolve: async (name) => {
      const url = NAMES[name];
      if (url === undefined) throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
      return [url];
    },
  });
}

interface Call {
  readonly method?: keyof Handlers;
  readonly client?: string;
  readonly headers?: Record<string, string>;
  readonly from?: Resources;
}

/** Calls `/inspect` with this query. */
function request(
  query: Record<string, string> | string,
  { method = "GET", client, headers, from }: Call = {},
) {
  const text = typeof query === "string" ? query : `?${new URLSearchParams(query)}`;
  const all = { [CLIENT_HEADER]: client ?? "192.0.2.1", ...headers };
  const request = new Request(`http://localhost:3000/inspect${text}`, { method, headers: all });
  return route(inspect, () => from ?? resources)[method](request);
}

function pageRequests(path: string): number {
  return web.requests.filter((request) => request.path === path).length;
}

async function errorOf(response: Response) {
  return { status: response.status, body: await response.json() };
}

beforeEach(async () => {
  web = await startFakeWeb();
  web.on("/", html(PAGE));
  resources = resourcesOf();
});

afterEach(async () => {
  await resources.net.close();
  await web.close();
});

describe("200", () => {
  test("is the whole report, exactly the specified fields", async () => {
    const response = await request({ url: `${web.origin}/#part` });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const report = await response.json();
    expect(REPORT.parse(report)).toEqual(report);
    expect(report).toMatchObject({ url: `${web.origin}/`, status_code: 200, truncated: false });
    expect(report.metadata.title).toBe("Tides");
    expect(Object.keys(report.previews)).toHaveLength(8);
    expect(report).not.toHaveProperty("prompt");
  });

  test("carries the rate limit and where the report came from", async () => {
    const { headers } = await request({ url: web.origin });
    expect(headers.get("x-ratelimit-limit")).toBe("50");
    expect(headers.get("x-ratelimit-remaining")).toBe("49");
    expect(headers.get("x-ratelimit-reset")).toBe("72");
    expect(headers.get("x-cache")).toBe("miss");
    expect(headers.get("age")).toBeNull();
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("comes from the cache for 15 minutes, and still takes a unit", async () => {
    const first = await (await request({ url: web.origin })).json();
    resources.clock.advance(60_900);
    const second = await request({ url: `${web.origin}/#other-part` });
    expect(second.headers.get("x-cache")).toBe("hit");
    expect(second.headers.get("age")).toBe("60");
    expect(second.headers.get("x-ratelimit-remaining")).toBe("48");
    expect(await second.json()).toEqual(first);
    resources.clock.advance(14 * 60_000 + 1);
    const third = await request({ url: web.origin });
    expect([third.headers.get("x-cache"), third.headers.get("age")]).toEqual(["miss", null]);
    expect(pageRequests("/")).toBe(2);
  });

  test("is fetched again with fresh=1, which replaces the cached one", async () => {
    await request({ url: web.origin });
    web.on("/", html(PAGE.replace("Tides", "Ebb")));
    const fresh = await request({ url: web.origin, fresh: "1" });
    expect(fresh.headers.get("x-cache")).toBe("miss");
    const cached = await request({ url: web.origin });
    expect(cached.headers.get("x-cache")).toBe("hit");
    expect((await cached.json()).metadata.title).toBe("Ebb");
  });

  test.each(["html", "laravel", "next", "nuxt", "other"])(
    "has the %s prompt, from the cached report",
    async (name) => {
      await request({ url: web.origin });
      const response = await request({ url: web.origin, prompt: name });
      expect(response.headers.get("x-cache")).toBe("hit");
      expect((await response.json()).prompt).toMatch(/\S/);
      expect(pageRequests("/")).toBe(1);
    },
  );

  test("is shared by those who request it at the same time, each paying a unit", async () => {
    const slow = held(html(PAGE));
    web.on("/slow", slow.respond);
    const all = Promise.all([1, 2, 3].map(() => request({ url: `${web.origin}/slow` })));
    await web.requested(1);
    slow.release();
    const responses = await all;
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses.map(({ headers }) => headers.get("x-ratelimit-remaining")).sort()).toEqual([
      "47",
      "48",
      "49",
    ]);
    expect(pageRequests("/slow")).toBe(1);
  });

  test("may be read from any origin, without credentials", async () => {
    const { headers } = await request({ url: web.origin });
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-allow-credentials")).toBeNull();
    expect(headers.get("access-control-expose-headers")).toBe(
      "x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, x-quota-limit, x-quota-remaining, x-quota-reset, x-cache, age, idempotent-replayed, link, retry-after, x-request-id",
    );
  });

  test("HEAD has the same headers and no body", async () => {
    const response = await request({ url: web.origin }, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("x-cache")).toBe("miss");
    expect(response.headers.get("x-ratelimit-remaining")).toBe("49");
    expect(await response.text()).toBe("");
  });
});

describe("204", () => {
  test("allows a preflight, with the rate limit and without taking from it", async () => {
    const response = await request({ url: web.origin }, { method: "OPTIONS" });
    expect(response.status).toBe(204);
    expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(response.headers.get("access-control-allow-methods")).toBe("GET, HEAD, OPTIONS");
    expect(response.headers.get("access-control-allow-headers")).toBe(
      "authorization, content-type, idempotency-key, x-request-id",
    );
    expect(response.headers.get("x-ratelimit-remaining")).toBe("50");
  });
});

describe("400", () => {
  const LONG = `https://example.com/${"a".repeat(2_029)}`;

  test.each([
    ["", "missing_url"],
    ["?url=%20", "missing_url"],
    ["?URL=https://example.com", "missing_url"],
    ["?url=localhost:3000", "invalid_url"],
    ["?url=https://exa%0Ample.com", "invalid_url"],
    [`?url=${LONG}`, "invalid_url"],
    ["?url=ftp://example.com", "unsupported_scheme"],
    ["?url=https://example.com&url=https://example.org", "invalid_parameter"],
    ["?url=https://example.com&prompt=vue", "invalid_parameter"],
    ["?url=https://example.com&prompt=", "invalid_parameter"],
    ["?url=https://example.com&prompt=html&prompt=html", "invalid_parameter"],
    ["?url=https://example.com&fresh=true", "invalid_parameter"],
    ["?url=https://example.com&fresh=0", "invalid_parameter"],
    ["?url=https://example.com&fresh=1&fresh=1", "invalid_parameter"],
  ])("%s is %s and takes no unit", async (query, code) => {
    const response = await request(query);
    expect(response.headers.get("x-ratelimit-limit")).toBe("50");
    expect(response.headers.get("x-ratelimit-remaining")).toBe("50");
    expect(response.headers.get("x-ratelimit-reset")).toBe("0");
    expect(response.headers.get("x-cache")).toBeNull();
    const { status, body } = await errorOf(response);
    expect(status).toBe(400);
    expect(body).toEqual({ error: code, message: expect.stringMatching(/\S/) });
  });

  test("a URL of exactly 2,048 characters is taken", async () => {
    const url = `${web.origin}/`;
    web.on(`/${"a".repeat(2_048 - url.length)}`, html(PAGE));
    expect((await request({ url: url + "a".repeat(2_048 - url.length) })).status).toBe(200);
  });

  test("a URL of 2,048 characters in another script is taken, however long its coded form", async () => {
    const url = `${web.origin}/`;
    const letters = "\u00e4".repeat(1_000);
    web.on(`/${encodeURIComponent(letters)}`, html(PAGE));
    expect((await request({ url: url + letters })).status).toBe(200);
  });

  test("names the values a parameter takes", async () => {
    const { body } = await errorOf(await request("?url=https://example.com&prompt=vue"));
    expect(body.message).toBe("The parameter prompt must be one of: html, laravel, next, nuxt, other.");
  });

  test("a document that is no web page is not_html, and takes a unit", async () => {
    web.on("/data", respond({ body: "{}", headers: { "content-type": "application/json" } }));
    const response = await request({ url: `${web.origin}/data` });
    expect(response.headers.get("x-ratelimit-remaining")).toBe("49");
    expect(await errorOf(response)).toMatchObject({
      status: 400,
      body: { error: "not_html", url: `${web.origin}/data` },
    });
  });
});

describe("401", () => {
  test.each(["Bearer hl_r_unknown", "bearer x", "Bearer", "Bearer "])(
    "%j names no key: it never falls back to the anonymous quota",
    async (authorization) => {
      const response = await request({ url: web.origin }, { headers: { authorization } });
      expect(response.headers.get("www-authenticate")).toBe("Bearer");
      expect(response.headers.get("x-ratelimit-remaining")).toBe("50");
      expect(await errorOf(response)).toMatchObject({ status: 401, body: { error: "unauthorized" } });
      expect(web.requests).toHaveLength(0);
    },
  );

  test("comes after validation", async () => {
    const { body } = await errorOf(await request("", { headers: { authorization: "Bearer x" } }));
    expect(body.error).toBe("missing_url");
  });

  test("credentials of another kind are none", async () => {
    expect((await request({ url: web.origin }, { headers: { authorization: "Basic eDp5" } })).status).toBe(
      200,
    );
  });
});

describe("403", () => {
  test.each([
    ["http://127.0.0.1:1/", "private_address"],
    ["http://[::1]/", "private_address"],
    ["http://inside.example/", "private_address"],
    ["https://www.blocked.example/", "blocked_host"],
  ])("%s is %s, takes a unit and says which URL", async (url, code) => {
    const response = await request({ url });
    expect(response.headers.get("x-ratelimit-remaining")).toBe("49");
    expect(await errorOf(response)).toMatchObject({ status: 403, body: { error: code, url } });
  });

  test("a redirect into a private network is rejected, and the rejection is kept for 15 minutes", async () => {
    web.on("/in", redirect("http://10.0.0.1/"));
    const url = `${web.origin}/in`;
    const first = await errorOf(await request({ url }));
    expect(first).toMatchObject({ status: 403, body: { error: "private_address" } });
    expect(await errorOf(await request({ url }))).toEqual(first);
    expect(pageRequests("/in")).toBe(1);
    await request({ url, fresh: "1" });
    expect(pageRequests("/in")).toBe(2);
  });
});

describe("405", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE"] as const)(
    "%s is not taken and costs nothing",
    async (method) => {
      const response = await request({ url: web.origin }, { method });
      expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
      expect(response.headers.get("x-ratelimit-limit")).toBe("50");
      expect(response.headers.get("x-ratelimit-remaining")).toBe("50");
      expect(await errorOf(response)).toMatchObject({ status: 405, body: { error: "method_not_allowed" } });
    },
  );
});

describe("413", () => {
  test("a document of more than 2 MB is rejected", async () => {
    web.on("/large", html(PAGE + "a".repeat(2_097_152)));
    expect(await errorOf(await request({ url: `${web.origin}/large` }))).toMatchObject({
      status: 413,
      body: { error: "document_too_large" },
    });
  });
});

describe("429", () => {
  test("comes with the first check beyond the rate limit and says when to try again", async () => {
    resources = resourcesOf({ CHECKS_PER_HOUR: "anonymous=2" });
    await request({ url: web.origin });
    await request({ url: web.origin });
    const response = await request({ url: web.origin });
    expect(response.headers.get("x-ratelimit-limit")).toBe("2");
    expect(response.headers.get("x-ratelimit-remaining")).toBe("0");
    expect(response.headers.get("x-ratelimit-reset")).toBe("1800");
    expect(response.headers.get("retry-after")).toBe("1800");
    expect(await errorOf(response)).toEqual({
      status: 429,
      body: { error: "rate_limited", message: "You've used all your checks for now.", retry_after: 1_800 },
    });
    resources.clock.advance(1_800_000);
    expect((await request({ url: web.origin })).status).toBe(200);
  });

  test("the rate limit belongs to the network, not to the IP address", async () => {
    resources = resourcesOf({ CHECKS_PER_HOUR: "anonymous=1" });
    const statusFor = async (client: string) => (await request({ url: web.origin }, { client })).status;
    expect(await statusFor("2001:db8:1:2::1")).toBe(200);
    expect(await statusFor("2001:db8:1:2:ffff::9")).toBe(429);
    expect(await statusFor("2001:db8:1:3::1")).toBe(200);
    expect(await statusFor("192.0.2.1")).toBe(200);
    expect(await statusFor("192.0.2.2")).toBe(200);
  });

  test("a rejected check touches neither cache nor net", async () => {
    resources = resourcesOf({ CHECKS_PER_HOUR: "anonymous=1" });
    await request({ url: web.origin });
    expect((await request({ url: "http://127.0.0.1:1/" })).status).toBe(429);
    expect((await request("?url=nonsense")).status).toBe(400);
  });
});

describe("502", () => {
  test("http_error carries the target's status, takes a unit and is not kept", async () => {
    web.on("/gone", html("gone", { status: 410 }));
    const url = `${web.origin}/gone`;
    const response = await request({ url });
    expect(response.headers.get("x-ratelimit-remaining")).toBe("49");
    expect(await errorOf(response)).toEqual({
      status: 502,
      body: { error: "http_error", message: expect.any(String), url, upstream_status: 410 },
    });
    web.on("/gone", html(PAGE));
    expect((await request({ url })).status).toBe(200);
  });

  test("a name that does not exist is dns_failed, without upstream_status", async () => {
    const { status, body } = await errorOf(await request({ url: "https://nowhere.example/" }));
    expect(status).toBe(502);
    expect(body).toEqual({
      error: "dns_failed",
      message: expect.any(String),
      url: "https://nowhere.example/",
    });
  });

  test.each([
    ["bad_response", raw("nonsense\r\n\r\n")],
    ["too_many_redirects", redirect("/again")],
  ])("%s", async (code, scripted) => {
    web.on("/again", scripted);
    const { status, body } = await errorOf(await request({ url: `${web.origin}/again` }));
    expect(status).toBe(502);
    expect(body.error).toBe(code);
    expect(body).not.toHaveProperty("upstream_status");
  });
});

describe("503", () => {
  test("says in a header, not in the body, when to try again", async () => {
    await resources.net.close();
    const response = await request({ url: web.origin });
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    const { status, body } = await errorOf(response);
    expect(status).toBe(503);
    expect(body).toEqual({ error: "unavailable", message: expect.any(String), url: `${web.origin}/` });
  });
});

describe("504", () => {
  test("a page that does not respond in time is timeout", async () => {
    web.on("/silent", silence());
    const hurry = (net: Net): Net => ({
      ...net,
      readPage: (url, open, options) => net.readPage(url, open, { ...options, deadlineMs: 50 }),
      forCaller: (caller) => hurry(net.forCaller(caller)),
    });
    const hurried: Resources = { ...resources, net: hurry(resources.net) };
    const response = await request({ url: `${web.origin}/silent` }, { from: hurried });
    expect(response.headers.get("x-ratelimit-remaining")).toBe("49");
    expect(await errorOf(response)).toMatchObject({ status: 504, body: { error: "timeout" } });
  });
});
