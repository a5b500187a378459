import { beforeEach, describe, expect, test } from "vitest";
import { isKeyShaped } from "@/lib/services/keys/key";
import { testDatabase } from "@/lib/testing/database/test-database";
import { type ApiCall, callApi } from "@/lib/testing/service/call-api";
import { type TestAccount, testAccount } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";

const database = testDatabase();

let resources: TestResources;
let account: TestAccount;

beforeEach(async () => {
  resources = testResources({}, {}, database);
  account = await testAccount(resources, "pro");
});

const call = (path: string, request: ApiCall = {}, { cookie } = account) =>
  callApi(resources, path, { cookie, ...request });
const create = (body: object, owner = account) => call("/api/keys", { method: "POST", body }, owner);
const revoke = (id: string, owner = account) => call(`/api/keys/${id}`, { method: "DELETE" }, owner);
const list = async (query = "", owner = account) => (await call(`/api/keys${query}`, {}, owner)).json();

describe("201", () => {
  test("returns the record and the key, this once, for no cache to keep", async () => {
    const response = await create({ name: "  Deploy script ", write: true });
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    const { key, ...record } = await response.json();
    expect(isKeyShaped(key)).toBe(true);
    expect(record).toEqual({
      id: expect.stringMatching(/^key_[0-9A-Za-z]{22}$/),
      name: "Deploy script",
      write: true,
      prefix: key.slice(0, 8),
      last4: key.slice(-4),
      created_at: "2026-01-01T00:00:00.000Z",
      last_used_at: null,
      revoked_at: null,
    });
    expect(await list()).toEqual({ keys: [record], next_cursor: null });
  });
});

describe("204", () => {
  test("revokes a key, which opens nothing from then on", async () => {
    const { id, key } = await (await create({ name: "Short-lived" })).json();
    const use = async () => (await callApi(resources, "/api/issues", { key })).status;
    expect(await use()).toBe(200);
    const response = await revoke(id);
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(await use()).toBe(401);
    expect((await revoke(id)).status).toBe(204);
  });
});

describe("409", () => {
  test("says how many keys the plan includes", async () => {
    const owner = await testAccount(resources);
    await create({ name: "First" }, owner);
    const rejected = await create({ name: "Second" }, owner);
    expect([rejected.status, await rejected.json()]).toMatchObject([409, { error: "limit_reached" }]);
  });
});

describe("429", () => {
  test("says when the next key can be made", async () => {
    for (let made = 0; made < 30; made += 1)
      await revoke((await (await create({ name: "Again" })).json()).id);
    const rejected = await create({ name: "Again" });
    expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([429, "120"]);
    expect(await rejected.json()).toMatchObject({ error: "rate_limited", retry_after: 120 });
  });
});

describe("400", () => {
  test.each([
    [{}, "The field name is missing."],
    [{ name: "" }, "The field name must not be empty."],
    [{ name: "a".repeat(61) }, "The field name can be at most 60 characters long."],
    [{ name: "a\nb" }, "Remove line breaks and control characters."],
    [{ name: 1 }, "The field name must be of the type string."],
    [{ name: "a", write: "yes" }, "The field write must be of the type boolean."],
    [{ name: "a", scope: "all" }, "The field scope is unknown."],
  ])("%j", async (body, message) => {
    const response = await create(body);
    expect([response.status, await response.json()]).toEqual([400, { error: "invalid_body", message }]);
  });

  test("a cursor that no list returned", async () => {
    expect(await list("?cursor=x")).toMatchObject({ error: "invalid_parameter" });
  });
});
