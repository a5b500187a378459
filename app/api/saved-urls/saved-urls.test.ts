import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
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

const call = (path: string, request: ApiCall = {}) =>
  callApi(resources, path, { cookie: account.cookie, ...request });
const save = (body: object) => call("/api/saved-urls", { method: "POST", body });
const change = (id: string, body: object) => call(`/api/saved-urls/${id}`, { method: "PATCH", body });
const list = async (query = "") => (await call(`/api/saved-urls${query}`)).json();
const urlsOf = (page: { saved_urls: { url: string }[] }) => page.saved_urls.map(({ url }) => url);

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

  test("a key that may write saves into the account", async () => {
    const { key } = await testKey(resources, account, true);
    const body = { url: "https://example.com/by-key" };
    expect((await callApi(resources, "/api/saved-urls", { method: "POST", key, body })).status).toBe(201);
    expect(urlsOf(await list())).toEqual(["https://example.com/by-key"]);
  });
});

describe("200", () => {
  test("lists them newest first, in pages", async () => {
    for (const path of ["1", "2", "3"]) {
      resources.clock.advance(1);
      await save({ url: `https://example.com/${path}` });
    }
    const first = await list("?limit=2");
    expect(urlsOf(first)).toEqual(["https://example.com/3", "https://example.com/2"]);
    const second = await list(`?limit=2&cursor=${first.next_cursor}`);
    expect([urlsOf(second), second.next_cursor]).toEqual([["https://example.com/1"], null]);
  });

  test("finds the one with a URL, escaped as a query has it", async () => {
    await save({ url: "https://example.com/blog" });
    expect(urlsOf(await list("?url=https://EXAMPLE.com/blog%23top"))).toEqual(["https://example.com/blog"]);
    expect(await list("?url=nonsense")).toMatchObject({ error: "invalid_url" });
  });

  test("changes one", async () => {
    const { id } = await (await save({ url: "https://example.com/" })).json();
    expect(await (await change(id, { label: "Start" })).json()).toMatchObject({ id, label: "Start" });
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
  test("a URL that could never be checked is not saved", async () => {
    const url = "https://www.blocked.example/";
    const response = await save({ url });
    expect([response.status, await response.json()]).toMatchObject([403, { error: "blocked_host", url }]);
  });
});

describe("409", () => {
  test("the same URL twice is a conflict", async () => {
    await save({ url: "https://example.com/" });
    const again = await save({ url: "HTTPS://Example.com/#a" });
    expect([again.status, await again.json()]).toMatchObject([
      409,
      { error: "conflict", url: "https://example.com/" },
    ]);
  });
});
