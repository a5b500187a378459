import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { type ApiCall, callApi } from "@/lib/testing/service/call-api";
import { type TestAccount, testAccount, testKey } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { html } from "@/lib/testing/web/fake-responses";
import { type FakeWeb, startFakeWeb } from "@/lib/testing/web/fake-web";

const GOOD = '<!doctype html><html lang="en"><title>Tides of the coast, hour by hour</title>';
const POOR = "<!doctype html><p>nothing";
const database = testDatabase();

let web: FakeWeb;
let resources: TestResources;
let account: TestAccount;

beforeEach(async () => {
  web = await startFakeWeb();
  web.on("/", html(GOOD));
  resources = testResources(
    { ALLOW_PRIVATE_ORIGINS: web.origin, BLOCKED_HOSTS: "blocked.example" },
    {},
    database,
  );
  account = await testAccount(resources, "pro");
});

afterEach(async () => {
  await resources.background.settled();
  await resources.net.close();
  await web.close();
});

const call = (path: string, request: ApiCall = {}, { cookie } = account) =>
  callApi(resources, path, { cookie, ...request });
const post = async (path: string, body?: object) => (await call(path, { method: "POST", body })).json();
const project = async (name: string) => (await post("/api/projects", { name })).id;
const listed = async () => (await (await call("/api/saved-urls")).json()).saved_urls;

async function failureOf(id: string) {
  const db = await resources.db.open();
  return db.savedUrl.findUnique({ where: { id }, select: { failedCode: true, failedStatus: true } });
}

describe("checking again", () => {
  test("fetches again, takes a unit and returns how the score changed", async () => {
    const { id } = await post("/api/saved-urls", { url: web.origin });
    const check = () => call(`/api/saved-urls/${id}/check`, { method: "POST" });
    const first = await check();
    expect(first.headers.get("x-ratelimit-remaining")).toBe("999");
    const before = await first.json();
    expect(before).toMatchObject({ id, previous_score: null, change: null });
    web.on("/", html(POOR));
    resources.clock.advance(1_000);
    const after = await (await check()).json();
    expect(after).toMatchObject({
      previous_score: before.last_score,
      change: after.last_score - before.last_score,
      last_checked_at: "2026-01-01T00:00:01.000Z",
    });
    expect(after.change).toBeLessThan(0);
  });

  test("that fails says why and keeps the score there was", async () => {
    const { id } = await post("/api/saved-urls", { url: web.origin });
    const before = await post(`/api/saved-urls/${id}/check`);
    web.on("/", html("gone", { status: 410 }));
    const response = await call(`/api/saved-urls/${id}/check`, { method: "POST" });
    expect([response.status, await response.json()]).toMatchObject([
      502,
      { error: "http_error", upstream_status: 410, url: `${web.origin}/` },
    ]);
    expect(await listed()).toMatchObject([{ last_score: before.last_score }]);
    expect(await failureOf(id)).toEqual({ failedCode: "http_error", failedStatus: 410 });
  });

  test("by GET /inspect that fails is stored too, and a later success clears it", async () => {
    const { id } = await post("/api/saved-urls", { url: web.origin });
    const inspect = `/inspect?${new URLSearchParams({ url: web.origin, fresh: "1" })}`;
    web.on("/", html("gone", { status: 404 }));
    await call(inspect);
    await resources.background.settled();
    expect(await failureOf(id)).toEqual({ failedCode: "http_error", failedStatus: 404 });
    web.on("/", html(POOR));
    resources.clock.advance(1_000);
    await post(`/api/saved-urls/${id}/check`);
    expect(await failureOf(id)).toEqual({ failedCode: null, failedStatus: null });
  });

  test("of what is not one's own takes no unit", async () => {
    const { id } = await post("/api/saved-urls", { url: web.origin });
    const other = await testAccount(resources);
    for (const unknown of [id, "sav_unknown", "nothing"]) {
      const response = await call(`/api/saved-urls/${unknown}/check`, { method: "POST" }, other);
      expect([response.status, response.headers.get("x-ratelimit-remaining")]).toEqual([404, "100"]);
    }
  });

  test("is rate limited like any check", async () => {
    const limited = {
      ...resources,
      settings: { ...resources.settings, checksPerHour: { anonymous: 1, free: 1, pro: 1 } },
    };
    const { id } = await post("/api/saved-urls", { url: web.origin });
    const check = () =>
      callApi(limited, `/api/saved-urls/${id}/check`, { method: "POST", cookie: account.cookie });
    expect([(await check()).status, (await check()).status]).toEqual([200, 429]);
  });

  test("a check by GET /inspect keeps the score too, once for each real check", async () => {
    const { id } = await post("/api/saved-urls", { url: `${web.origin}/` });
    const { key } = await testKey(resources, account);
    const inspect = async (query = "") => {
      const path = `/inspect?url=${encodeURIComponent(web.origin)}${query}`;
      expect((await callApi(resources, path, { key })).status).toBe(200);
      await resources.background.settled();
      return (await listed())[0];
    };
    const first = await inspect();
    expect(first).toMatchObject({ id, last_checked_at: "2026-01-01T00:00:00.000Z" });
    web.on("/", html(POOR));
    resources.clock.advance(60_000);
    expect(await inspect()).toEqual(first);
    const second = await inspect("&fresh=1");
    expect(second.last_score).toBeLessThan(first.last_score);
    expect(second.last_checked_at).toBe("2026-01-01T00:01:00.000Z");
  });

  test("a check by somebody else touches nothing", async () => {
    await post("/api/saved-urls", { url: web.origin });
    const { key } = await testKey(resources, await testAccount(resources));
    for (const call of [{}, { key }]) {
      await callApi(resources, `/inspect?url=${encodeURIComponent(web.origin)}&fresh=1`, call);
    }
    await resources.background.settled();
    expect(await listed()).toMatchObject([{ last_score: null }]);
  });
});

describe("a pasted list", () => {
  test("is saved line by line, and says of each what came of it", async () => {
    await post("/api/saved-urls", { url: "https://example.com/known" });
    resources.clock.advance(1_000);
    const text = [
      "https://example.com/known",
      "  example.com/new\t",
      "",
      "https://EXAMPLE.com/new#again",
      "not a URL",
      "ftp://example.com/",
      "http://10.0.0.1/",
      "https://blocked.example/",
      "https://example.org/last",
    ].join("\r\n");
    const { added, results } = await post("/api/saved-urls/bulk", { text });
    expect(added).toBe(2);
    expect(results).toMatchObject([
      { line: 1, status: "exists", message: null, saved_url: { url: "https://example.com/known" } },
      { line: 2, text: "example.com/new", status: "added", saved_url: { url: "https://example.com/new" } },
      { line: 4, status: "exists", saved_url: { url: "https://example.com/new" } },
      { line: 5, text: "not a URL", status: "invalid", message: expect.any(String), saved_url: null },
      { line: 6, status: "invalid", message: "Only http and https URLs can be checked." },
      { line: 7, status: "invalid" },
      { line: 8, status: "invalid" },
      { line: 9, status: "added", saved_url: { url: "https://example.org/last" } },
    ]);
    expect((await listed()).map(({ url }: { url: string }) => url)).toEqual([
      "https://example.com/new",
      "https://example.org/last",
      "https://example.com/known",
    ]);
  });

  test("goes into a project", async () => {
    const shop = await project("Shop");
    const { results } = await post("/api/saved-urls/bulk", { text: "example.com", project_id: shop });
    expect(results).toMatchObject([{ saved_url: { project_id: shop } }]);
  });

  test("fills the quota of the plan, and not more, however many come at once", async () => {
    account = await testAccount(resources);
    const text = (host: string) => Array.from({ length: 7 }, (_, page) => `${host}/${page}`).join("\n");
    const both = await Promise.all(
      ["example.com", "example.org"].map((host) => post("/api/saved-urls/bulk", { text: text(host) })),
    );
    expect(both.map(({ added }) => added).sort()).toEqual([3, 7]);
    const statuses = both.flatMap(({ results }) => results.map(({ status }: { status: string }) => status));
    expect(statuses.filter((status) => status === "over_quota")).toHaveLength(4);
    expect(await listed()).toHaveLength(10);
  });

  test("of nothing but blank lines adds nothing", async () => {
    expect(await post("/api/saved-urls/bulk", { text: " \n\n\t" })).toEqual({ added: 0, results: [] });
  });

  test("may have 500 lines", async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, page) => `example.com/${page}`).join("\n");
    expect(await post("/api/saved-urls/bulk", { text: lines(500) })).toMatchObject({ added: 500 });
    expect(await post("/api/saved-urls/bulk", { text: lines(501) })).toEqual({
      error: "invalid_body",
      message: "A list can have up to 500 lines.",
    });
  });
});

describe("the export", () => {
  test("is a CSV file of all saved URLs, with nothing in it that a spreadsheet runs", async () => {
    const shop = await project('=HYPERLINK("https://example.org")');
    await post("/api/saved-urls", { url: "https://example.com/", label: 'A "good", page', project_id: shop });
    resources.clock.advance(1);
    await post("/api/saved-urls", { url: "https://example.org/", label: "@SUM(A1)" });
    const response = await call("/api/saved-urls/export");
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="saved-urls.csv"');
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toBe(
      [
        "url,label,project,last_score,previous_score,last_checked_at,created_at",
        "https://example.org/,'@SUM(A1),,,,,2026-01-01T00:00:00.001Z",
        `https://example.com/,"A ""good"", page","'=HYPERLINK(""https://example.org"")",,,,2026-01-01T00:00:00.000Z`,
        "",
      ].join("\r\n"),
    );
  });

  test("may be of one project", async () => {
    const shop = await project("Shop");
    await post("/api/saved-urls", { url: "https://example.com/", project_id: shop });
    await post("/api/saved-urls", { url: "https://example.org/" });
    const text = await (await call(`/api/saved-urls/export?project_id=${shop}`)).text();
    expect(text.split("\r\n")).toHaveLength(3);
    expect(text).toContain("https://example.com/,,Shop,");
  });
});
