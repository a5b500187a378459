import { beforeEach, describe, expect, test } from "vitest";
import { isKeyShaped } from "@/lib/services/keys/key";
import { tokenHash } from "@/lib/services/sign-in/token-hash";
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

  test("is read-only unless write access is asked for", async () => {
    const { key, write } = await (await create({ name: "Reader" })).json();
    expect([key.slice(0, 5), write]).toEqual(["hl_r_", false]);
  });

  test("keeps the key's hash and nothing that opens anything, in database and log", async () => {
    const { id, key } = await (await create({ name: "Kept" })).json();
    const db = await database.open();
    const row = await db.apiKey.findUniqueOrThrow({ where: { id } });
    expect(row.hash).toBe(tokenHash(key));
    expect(JSON.stringify(row)).not.toContain(key.slice(8, -4));
    expect(resources.logged.text()).not.toContain(key);
  });
});

describe("200", () => {
  test("lists keys newest first, in pages, revoked ones among them and nobody else's", async () => {
    const ids: string[] = [];
    for (const name of ["one", "two", "three"]) {
      resources.clock.advance(1_000);
      ids.unshift((await (await create({ name })).json()).id);
    }
    await create({ name: "other" }, await testAccount(resources));
    await revoke(ids[1] ?? "");
    const first = await list("?limit=2");
    expect(first.keys.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
    expect(first.keys[1].revoked_at).toBe("2026-01-01T00:00:03.000Z");
    const second = await list(`?limit=2&cursor=${first.next_cursor}`);
    expect(second.keys.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2));
    expect(second.next_cursor).toBeNull();
  });

  test("holds every key there was, however many are revoked", async () => {
    const { id } = await (await create({ name: "Old" })).json();
    await revoke(id);
    const db = await database.open();
    const row = await db.apiKey.findUniqueOrThrow({ where: { id } });
    const data = Array.from({ length: 120 }, (_, i) => ({ ...row, id: `${id}${i}`, hash: `${id}${i}` }));
    await db.apiKey.createMany({ data });
    resources.clock.advance(1_000);
    expect((await create({ name: "New" })).status).toBe(201);
    const first = await list("?limit=100");
    const second = await list(`?limit=100&cursor=${first.next_cursor}`);
    expect([first.keys[0].name, first.keys.length + second.keys.length]).toEqual(["New", 122]);
  });

  test("of the same moment come in pages that neither repeat nor leave out any", async () => {
    for (let made = 0; made < 5; made += 1) await create({ name: "same" });
    const listed: string[] = [];
    let cursor = "";
    do {
      const page = await list(`?limit=2${cursor}`);
      listed.push(...page.keys.map(({ id }: { id: string }) => id));
      cursor = page.next_cursor === null ? "" : `&cursor=${page.next_cursor}`;
    } while (cursor !== "");
    expect(new Set(listed).size).toBe(5);
    expect(listed).toHaveLength(5);
  });
});

describe("204", () => {
  test("revokes at once and for good; a second request changes nothing", async () => {
    const { id, key } = await (await create({ name: "Short-lived" })).json();
    const use = async () => (await callApi(resources, "/api/issues", { key })).status;
    expect(await use()).toBe(200);
    resources.clock.advance(1_000);
    const response = await revoke(id);
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(await use()).toBe(401);
    resources.clock.advance(1_000);
    expect((await revoke(id)).status).toBe(204);
    expect((await list()).keys[0].revoked_at).toBe("2026-01-01T00:00:01.000Z");
  });

  test("leaves the account's other keys working", async () => {
    const { id } = await (await create({ name: "Old" })).json();
    const { key } = await (await create({ name: "New" })).json();
    await revoke(id);
    expect((await callApi(resources, "/api/issues", { key })).status).toBe(200);
  });
});

describe("404", () => {
  test("is all that another account learns of a key, which keeps working", async () => {
    const { id, key } = await (await create({ name: "Mine" })).json();
    const theirs = await revoke(id, await testAccount(resources));
    const unknown = await revoke(`${id.slice(0, -1)}${id.endsWith("a") ? "b" : "a"}`);
    expect([theirs.status, unknown.status]).toEqual([404, 404]);
    expect(await theirs.json()).toEqual(await unknown.json());
    expect((await callApi(resources, "/api/issues", { key })).status).toBe(200);
  });
});

describe("409", () => {
  test.each([
    ["free", 1],
    ["pro", 10],
  ] as const)("a %s account has %i active keys, even when all are asked for at once", async (plan, max) => {
    const owner = await testAccount(resources, plan);
    const all = await Promise.all(
      Array.from({ length: max + 3 }, (_, made) => create({ name: `n${made}` }, owner)),
    );
    const rejected = all.filter(({ status }) => status === 409);
    expect([all.filter(({ status }) => status === 201).length, rejected.length]).toEqual([max, 3]);
    const bodies = await Promise.all(rejected.map((response) => response.json()));
    for (const { error, message } of bodies) {
      expect(error).toBe("limit_reached");
      expect(message).toContain(` ${max} active key`);
    }
  });

  test("another key may take the place of a revoked one", async () => {
    const owner = await testAccount(resources);
    const { id } = await (await create({ name: "First" }, owner)).json();
    expect((await create({ name: "Second" }, owner)).status).toBe(409);
    await revoke(id, owner);
    expect((await create({ name: "Second" }, owner)).status).toBe(201);
  });
});

describe("429", () => {
  test("thirty keys are made at once and the next two minutes later, however many are revoked between", async () => {
    const makeAndRevoke = async () => {
      const made = await create({ name: "Again" });
      if (made.status === 201) await revoke((await made.json()).id);
      return made;
    };
    for (let made = 0; made < 30; made += 1) expect((await makeAndRevoke()).status).toBe(201);
    const rejected = await makeAndRevoke();
    expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([429, "120"]);
    expect(await rejected.json()).toMatchObject({ error: "rate_limited", retry_after: 120 });
    resources.clock.advance(120_000);
    expect((await makeAndRevoke()).status).toBe(201);
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
