import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CHECK_CACHED_MS } from "@/lib/cache/report-cache";
import { inspect } from "@/lib/services/inspections/inspect";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { html } from "@/lib/testing/web/fake-responses";
import { type FakeWeb, startFakeWeb } from "@/lib/testing/web/fake-web";
import { repeatedResponses } from "./repeated";
import { operationMethods } from "./route";

let web: FakeWeb;
let resources: TestResources;
beforeEach(async () => {
  web = await startFakeWeb();
  web.on("/", html("<title>Tides</title>"));
  resources = testResources({ ALLOW_PRIVATE_ORIGINS: web.origin, CHECKS_PER_HOUR: "anonymous=5" });
});
afterEach(async () => {
  await resources.net.close();
  await web.close();
});

const request = (url: string, fields: Record<string, string> = {}) => ({
  url,
  headers: new Headers(fields),
  text: async () => "",
});
const pathOf = (more = "") => `/inspect?url=${encodeURIComponent(`${web.origin}/`)}${more}`;

/** What repeats requests, after one check of the page. */
async function afterCheck() {
  const { GET: handle } = operationMethods(inspect, () => resources);
  await handle(request(pathOf()));
  return { handle, repeat: repeatedResponses(inspect, () => resources) };
}

describe("the response to a repeated request", () => {
  test("is the handler's, and takes a unit as the handler does", async () => {
    const { handle, repeat } = await afterCheck();
    resources.clock.advance(7_000);
    const handled = await handle(request(pathOf()));
    const repeated = repeat(request(pathOf()));
    expect(repeated?.body).toBe(handled.body);
    expect(repeated?.status).toBe(200);
    expect(handled.headers).toMatchObject({ "x-ratelimit-remaining": "3", "x-cache": "hit", age: "7" });
    expect(repeated?.headers).toEqual({ ...handled.headers, "x-ratelimit-remaining": "2" });
    expect(web.requests.filter(({ path }) => path === "/")).toHaveLength(1);
  });

  test("counts by the client's network", async () => {
    const { repeat } = await afterCheck();
    const left = (client: string) =>
      repeat(request(pathOf(), { "x-headlight-client": client }))?.headers["x-ratelimit-remaining"];
    expect([left("192.0.2.1"), left("192.0.2.1"), left("192.0.2.2")]).toEqual(["4", "3", "4"]);
  });

  test.each<[what: string, more: string, fields: Record<string, string>]>([
    ["a fresh check", "&fresh=1", {}],
    ["a prompt", "&prompt=html", {}],
    ["a parameter that is unknown", "&x=1", {}],
    ["a parameter given twice", "&url=https://example.com/", {}],
    ["a bearer", "", { authorization: "Bearer x" }],
    ["a cookie", "", { cookie: "theme=dark" }],
  ])("is left to the handler for %s", async (_, more, fields) => {
    const { handle, repeat } = await afterCheck();
    expect(repeat(request(pathOf(more), fields))).toBeNull();
    const { headers } = await handle(request(pathOf()));
    expect(headers["x-ratelimit-remaining"]).toBe("3");
  });

  test("is left to the handler when no unit is left", async () => {
    const { repeat } = await afterCheck();
    const responses = Array.from({ length: 5 }, () => repeat(request(pathOf())));
    expect(responses.map((response) => response?.status)).toEqual([200, 200, 200, 200, undefined]);
  });

  test("is left to the handler once the check is too old", async () => {
    const { repeat } = await afterCheck();
    resources.clock.advance(CHECK_CACHED_MS + 1);
    expect(repeat(request(pathOf()))).toBeNull();
  });

  test("is left to the handler once the operator blocks the host", async () => {
    const { handle, repeat } = await afterCheck();
    expect(repeat(request(pathOf()))).not.toBeNull();
    resources.blockedHosts.push(new URL(web.origin).hostname);
    expect(repeat(request(pathOf()))).toBeNull();
    expect((await handle(request(pathOf()))).status).toBe(403);
  });

  test("is the new one after a fresh check", async () => {
    const { handle, repeat } = await afterCheck();
    web.on("/", html("<title>High tides</title>"));
    const fresh = await handle(request(pathOf("&fresh=1")));
    expect(repeat(request(pathOf()))?.body).toEqual(fresh.body);
  });
});
