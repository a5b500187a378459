import { describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { runAs } from "@/lib/testing/service/run-as";
import { type TestAccount, testAccount, testKey } from "@/lib/testing/service/test-account";
import { testResources } from "@/lib/testing/service/test-resources";
import { createKey } from "./create-key";
import { listKeys, viewKeys } from "./list-keys";
import { revokeKey } from "./revoke-key";

const database = testDatabase();
const resources = testResources({}, {}, database);

/** The names of all keys, page by page. */
async function namesOf(account: TestAccount, limit: number): Promise<string[]> {
  const names: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await runAs(resources, account, listKeys, { limit, cursor });
    names.push(...page.keys.map(({ name }) => name));
    cursor = page.next_cursor;
  }
  return names;
}

describe("listKeys", () => {
  test("lists keys newest first, in pages, revoked ones among them and nobody else's", async () => {
    const account = await testAccount(resources, "pro");
    const ids: string[] = [];
    for (const name of ["one", "two", "three"]) {
      resources.clock.advance(1_000);
      ids.unshift((await runAs(resources, account, createKey, { name })).id);
    }
    await testKey(resources, await testAccount(resources));
    await runAs(resources, account, revokeKey, { id: ids[1] });
    const first = await runAs(resources, account, listKeys, { limit: 2 });
    expect(first.keys.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.keys[1]?.revoked_at).toBe(new Date(resources.clock.now()).toISOString());
    const second = await runAs(resources, account, listKeys, { limit: 2, cursor: first.next_cursor });
    expect(second.keys.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(second.next_cursor).toBeNull();
  });

  test("holds every key there was, however many are revoked", async () => {
    const account = await testAccount(resources, "pro");
    const { id } = await runAs(resources, account, createKey, { name: "Old" });
    await runAs(resources, account, revokeKey, { id });
    const db = await database.open();
    const row = await db.apiKey.findUniqueOrThrow({ where: { id } });
    const data = Array.from({ length: 120 }, (_, i) => ({ ...row, id: `${id}${i}`, hash: `${id}${i}` }));
    await db.apiKey.createMany({ data });
    resources.clock.advance(1_000);
    await runAs(resources, account, createKey, { name: "New" });
    const names = await namesOf(account, 100);
    expect([names[0], names.length]).toEqual(["New", 122]);
  });

  test("neither repeats nor leaves out keys of the same moment", async () => {
    const account = await testAccount(resources, "pro");
    const names = ["a", "b", "c", "d", "e"];
    for (const name of names) await runAs(resources, account, createKey, { name });
    expect((await namesOf(account, 2)).toSorted()).toEqual(names);
  });
});

describe("viewKeys", () => {
  test("a key that works is shown however many were made and revoked after it", async () => {
    const account = await testAccount(resources, "pro");
    const old = await testKey(resources, account);
    const later: string[] = [];
    for (let made = 0; made < 51; made += 1) {
      resources.clock.advance(3_600_000);
      const { id } = await testKey(resources, account);
      await runAs(resources, account, revokeKey, { id });
      later.unshift(id);
    }
    const { active, revoked } = await runAs(resources, account, viewKeys);
    expect(active.map(({ id }) => id)).toEqual([old.id]);
    expect(revoked.map(({ id }) => id)).toEqual(later.slice(0, 50));
  });
});
