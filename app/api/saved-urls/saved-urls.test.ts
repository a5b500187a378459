import { beforeEach, describe, expect, test } from "vitest";
import { encodeInspection } from "@/lib/cache/encoded-inspection";
import { testDatabase } from "@/lib/testing/database/test-database";
import { inspectionOf } from "@/lib/testing/inspect/inspection";
import { type ApiCall, callApi } from "@/lib/testing/service/call-api";
import { type TestAccount, testAccount, testKey } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";

const database = testDatabase();

let resources: TestResources;
let account: TestAccount;

beforeEach(async () => {
  resources = testResources({ BLOCKED_HOSTS: "blocked.example" }, {}, database);
  account = await testAccount(resources, "pro");
});

const call = (path: string, request: ApiCall = {}, { cookie } = account) =>
  callApi(resources, path, { cookie, ...request });
const save = (body: object, owner = account) => call("/api/saved-urls", { method: "POST", body }, owner);
const change = (id: string, body: object) => call(`/api/saved-urls/${id}`, { method: "PATCH", body });
const list = async (query = "") => (await call(`/api/saved-urls${query}`)).json();
const urlsOf = (page: { saved_urls: { url: string }[] }) => page.saved_urls.map(({ url }) => url);

async function project(name: string): Promise<string> {
  return (await (await call("/api/projects", { method: "POST", body: { name } })).json()).id;
}

describe("201", () => {
  test("saves a URL as a check normalizes it", async () => {
    const response = await save({ url: " HTTPS://EXAMPLE.com:443/a/../b?x=1#part ", label: "  Home " });
    expect([response.status, await response.json()]).toEqual([
      201,
      {
        id: expect.stringMatching(/^sav_[0-9A-Za-z]{22}$/),
        url: "https://example.com/b?x=1",
        label: "Home",
        project_id: null,
        last_score: null,
        last_checked_at: null,
        created_at: "2026-01-01T00:00:00.000Z",
      },
    ]);
  });

  test.each([null, "", "   "])("a label of %j is none", async (label) => {
    expect(await (await save({ url: "https://example.com/", label })).json()).toMatchObject({ label: null });
  });

  test("has the score of the check that was just made", async () => {
    const inspection = inspectionOf("https://example.com/");
    const encoded = await encodeInspection(inspection);
    const check = { kind: "inspection", encoded, checkedAtMs: Date.UTC(2026, 0, 1) } as const;
    await resources.cache.set("https://example.com/", check);
    resources.clock.advance(60_000);
    expect(await (await save({ url: "https://example.com/" })).json()).toMatchObject({
      last_score: inspection.score.value,
      last_checked_at: "2026-01-01T00:00:00.000Z",
      created_at: "2026-01-01T00:01:00.000Z",
    });
  });

  test("two accounts may save the same URL", async () => {
    expect((await save({ url: "https://example.com/" })).status).toBe(201);
    expect((await save({ url: "https://example.com/" }, await testAccount(resources))).status).toBe(201);
  });

  test("a key that may write saves into the account", async () => {
    const { key } = await testKey(resources, account, true);
    const body = { url: "https://example.com/by-key" };
    expect((await callApi(resources, "/api/saved-urls", { method: "POST", key, body })).status).toBe(201);
    expect(urlsOf(await list())).toEqual(["https://example.com/by-key"]);
  });
});

describe("200", () => {
  test("lists them newest first, in pages that follow each other while others come and go", async () => {
    for (const path of ["1", "2", "3", "4"]) {
      resources.clock.advance(1);
      await save({ url: `https://example.com/${path}` });
    }
    const first = await list("?limit=2");
    expect(urlsOf(first)).toEqual(["https://example.com/4", "https://example.com/3"]);
    resources.clock.advance(1);
    await save({ url: "https://example.com/5" });
    await call(`/api/saved-urls/${first.saved_urls[1].id}`, { method: "DELETE" });
    const second = await list(`?limit=2&cursor=${first.next_cursor}`);
    expect(urlsOf(second)).toEqual(["https://example.com/2", "https://example.com/1"]);
    expect(second.next_cursor).toBeNull();
  });

  test("finds those of a project, and the one with a URL", async () => {
    const shop = await project("Shop");
    await save({ url: "https://example.com/shop", project_id: shop });
    await save({ url: "https://example.com/blog" });
    expect(urlsOf(await list(`?project_id=${shop}`))).toEqual(["https://example.com/shop"]);
    expect(urlsOf(await list("?url=https://EXAMPLE.com/blog%23top"))).toEqual(["https://example.com/blog"]);
    expect(urlsOf(await list("?url=https://example.com/none"))).toEqual([]);
    expect(await list("?url=nonsense")).toMatchObject({ error: "invalid_url" });
  });

  test("changes what is named and leaves the rest", async () => {
    const shop = await project("Shop");
    const { id } = await (await save({ url: "https://example.com/", label: "Home" })).json();
    expect(await (await change(id, { project_id: shop })).json()).toMatchObject({
      label: "Home",
      project_id: shop,
    });
    expect(await (await change(id, { label: "Start" })).json()).toMatchObject({
      label: "Start",
      project_id: shop,
    });
    expect(await (await change(id, {})).json()).toMatchObject({ label: "Start", project_id: shop });
    expect(await (await change(id, { label: null, project_id: null })).json()).toMatchObject({
      label: null,
      project_id: null,
    });
  });

  test("shows hostile text as the text it is", async () => {
    const label = `"><script>alert(1)</script>'; DROP TABLE saved_url; --`;
    const { id } = await (await save({ url: "https://example.com/?q=%3Cscript%3E", label })).json();
    const response = await call(`/api/saved-urls/${id}`);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await response.json()).toMatchObject({ label });
  });
});

describe("204", () => {
  test("deletes one, which can be saved again", async () => {
    const { id } = await (await save({ url: "https://example.com/" })).json();
    const gone = () => call(`/api/saved-urls/${id}`, { method: "DELETE" });
    expect([(await gone()).status, (await gone()).status]).toEqual([204, 404]);
    expect((await save({ url: "https://example.com/" })).status).toBe(201);
  });
});

describe("400", () => {
  test.each([
    [{ url: "example.com" }, "invalid_url"],
    [{ url: `https://example.com/${"a".repeat(2_029)}` }, "invalid_url"],
    [{ url: `https://example.com/${"\u00e4".repeat(400)}` }, "invalid_url"],
    [{ url: "ftp://example.com/" }, "unsupported_scheme"],
    [{ url: "https://example.com/", label: "a".repeat(121) }, "invalid_body"],
    [{ url: "https://example.com/", last_score: 100 }, "invalid_body"],
  ])("%j is %s", async (body, code) => {
    const response = await save(body);
    expect([response.status, (await response.json()).error]).toEqual([400, code]);
  });

  test("the longest URL that can be saved is saved and found", async () => {
    const url = `https://example.com/${"a".repeat(2_028)}`;
    expect((await save({ url })).status).toBe(201);
    expect(urlsOf(await list(`?url=${url}`))).toEqual([url]);
  });
});

describe("403", () => {
  test.each([
    ["http://10.0.0.1/", "private_address"],
    ["https://www.blocked.example/", "blocked_host"],
  ])("%s could never be checked, and is not saved: %s", async (url, code) => {
    const response = await save({ url });
    expect([response.status, await response.json()]).toMatchObject([403, { error: code, url }]);
    expect(urlsOf(await list())).toEqual([]);
  });
});

describe("404", () => {
  test("a project of somebody else's takes nothing in", async () => {
    const other = await testAccount(resources, "pro");
    const { id } = await (
      await call("/api/projects", { method: "POST", body: { name: "Theirs" } }, other)
    ).json();
    expect((await save({ url: "https://example.com/", project_id: id })).status).toBe(404);
    expect(urlsOf(await list())).toEqual([]);
  });
});

describe("409", () => {
  test("the same URL twice is a conflict, in any spelling and in either order", async () => {
    const spellings = ["https://example.com", "HTTPS://Example.com/#a", "https://example.com:443/./"];
    const all = await Promise.all(spellings.map((url) => save({ url })));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const again = await save({ url: "https://example.com/" });
    expect(await again.json()).toMatchObject({ error: "conflict", url: "https://example.com/" });
    expect(urlsOf(await list())).toHaveLength(1);
  });

  test("a Free account has 10, even when several are asked for at once", async () => {
    const owner = await testAccount(resources);
    for (let made = 0; made < 9; made += 1) await save({ url: `https://example.com/${made}` }, owner);
    const last = await Promise.all(
      ["a", "b", "c"].map((path) => save({ url: `https://example.org/${path}` }, owner)),
    );
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const rejected = last.filter(({ status }) => status === 409);
    const bodies = await Promise.all(rejected.map((response) => response.json()));
    for (const { error, message } of bodies) {
      expect(error).toBe("limit_reached");
      expect(message).toContain(" 10 saved URLs");
    }
    const known = await save({ url: "https://example.com/0" }, owner);
    expect(await known.json()).toMatchObject({ error: "conflict" });
  });

  test("an account that had more before keeps them, and adds none", async () => {
    for (let made = 0; made < 11; made += 1) await save({ url: `https://example.com/${made}` });
    const db = await database.open();
    await db.account.update({ where: { id: account.id }, data: { plan: "free" } });
    expect(urlsOf(await list())).toHaveLength(11);
    expect(await (await save({ url: "https://example.org/" })).json()).toMatchObject({
      error: "limit_reached",
    });
  });
});
