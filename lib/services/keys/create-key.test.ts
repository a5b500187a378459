import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { allAtOnce, runAs } from "@/lib/testing/service/run-as";
import { type TestAccount, testAccount } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { tokenHash } from "../sign-in/token-hash";
import { createKey } from "./create-key";
import { revokeKey } from "./revoke-key";

const database = testDatabase();

let resources: TestResources;
let account: TestAccount;

beforeEach(async () => {
  resources = testResources({}, {}, database);
  account = await testAccount(resources, "pro");
});

const create = (input: object, owner = account) => runAs(resources, owner, createKey, { ...input });
const revoke = (id: string, owner = account) => runAs(resources, owner, revokeKey, { id });

describe("a new key", () => {
  test("is read-only unless write access is asked for", async () => {
    const reader = await create({ name: "Reader" });
    expect([reader.key.slice(0, 5), reader.write]).toEqual(["hl_r_", false]);
    expect(await create({ name: "Writer", write: true })).toMatchObject({ write: true });
  });

  test("leaves its hash and nothing that opens anything, in database and log", async () => {
    const { id, key } = await create({ name: "Kept" });
    const db = await database.open();
    const row = await db.apiKey.findUniqueOrThrow({ where: { id } });
    expect(row.hash).toBe(tokenHash(key));
    expect(JSON.stringify(row)).not.toContain(key.slice(8, -4));
    expect(resources.logged.text()).not.toContain(key);
  });
});

describe("the quota of keys", () => {
  test.each([
    ["free", 1],
    ["pro", 10],
  ] as const)("gives a %s account %i active ones, even when all are asked for at once", async (plan, max) => {
    const owner = await testAccount(resources, plan);
    const names = Array.from({ length: max + 3 }, (_, made) => `n${made}`);
    const { done, errors } = await allAtOnce(names.map((name) => create({ name }, owner)));
    expect([done, errors.length]).toEqual([max, 3]);
    for (const error of errors) {
      expect(error).toMatchObject({
        code: "limit_reached",
        message: expect.stringContaining(` ${max} active key`),
      });
    }
  });

  test("has a place again once a key is revoked", async () => {
    const owner = await testAccount(resources);
    const { id } = await create({ name: "First" }, owner);
    await expect(create({ name: "Second" }, owner)).rejects.toMatchObject({ code: "limit_reached" });
    await revoke(id, owner);
    expect(await create({ name: "Second" }, owner)).toMatchObject({ name: "Second" });
  });
});

describe("the rate of new keys", () => {
  test("is thirty at once and the next two minutes later, however many are revoked between", async () => {
    const createAndRevoke = async () => revoke((await create({ name: "Again" })).id);
    for (let made = 0; made < 30; made += 1) await createAndRevoke();
    await expect(createAndRevoke()).rejects.toMatchObject({
      code: "rate_limited",
      detail: { retryAfter: 120 },
    });
    resources.clock.advance(120_000);
    await createAndRevoke();
  });
});
