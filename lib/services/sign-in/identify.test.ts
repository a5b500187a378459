import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "@/lib/db/database";
import { systemRandom } from "@/lib/random";
import { testDatabase } from "@/lib/testing/database/test-database";
import { type TestAccount, testAccount, testKey } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { makeKey } from "../keys/key";
import { revokeKey } from "../keys/revoke-key";
import { runOperation } from "../operation";
import { identify } from "./identify";

const network = "192.0.2.1";
const database = testDatabase();

let resources: TestResources;
let account: TestAccount;

beforeEach(async () => {
  resources = testResources({}, {}, database);
  account = await testAccount(resources);
});

const byKey = (bearer: string, from = resources) => identify(from, { network, bearer, session: null });
const bySession = (session: string, from = resources) => identify(from, { network, bearer: null, session });
const tokenOf = ({ cookie }: TestAccount) => cookie.slice(cookie.indexOf("=") + 1);

/** The same resources, whose database may not be asked for anything. */
function withoutDatabase(): TestResources {
  const db: Database = {
    ...database,
    open: () => Promise.reject(new Error("nothing was to be looked up")),
  };
  return { ...resources, db };
}

describe("a key", () => {
  test("stands for its account and plan, read-only or with all scopes", async () => {
    const pro = await testAccount(resources, "pro");
    const read = await testKey(resources, pro);
    const write = await testKey(resources, pro, true);
    const known = { kind: "key", network, accountId: pro.id, plan: "pro" };
    expect(await byKey(read.key)).toEqual({ ...known, keyId: read.id, scopes: ["inspect", "read"] });
    expect(await byKey(write.key)).toEqual({
      ...known,
      keyId: write.id,
      scopes: ["inspect", "read", "write"],
    });
  });

  test("is rejected from the moment it is revoked, by other instances of the service too", async () => {
    const other = testResources({}, {}, database);
    const { id, key } = await testKey(resources, account);
    expect(await byKey(key)).toMatchObject({ kind: "key" });
    expect(await byKey(key, other)).toMatchObject({ kind: "key" });
    const revoked = await runOperation({ ...resources, caller: account.caller }, revokeKey, async () => ({
      id,
    }));
    expect(revoked.ok).toBe(true);
    expect(await byKey(key)).toEqual({ kind: "invalid", network, plan: "anonymous" });
    expect(await byKey(key, other)).toEqual({ kind: "invalid", network, plan: "anonymous" });
  });

  test("that nobody made is rejected", async () => {
    expect(await byKey(makeKey({ write: true, random: systemRandom }))).toMatchObject({ kind: "invalid" });
  });

  test.each(["", "x", "hl_r_short", `hl_r_${"a".repeat(38)}`, "hl_r_\0"])(
    "that can be none, as %j, is rejected without a look-up",
    async (bearer) => {
      const unasked = withoutDatabase();
      expect(await byKey(bearer, unasked)).toMatchObject({ kind: "invalid" });
      expect(unasked.logged.lines).toEqual([]);
    },
  );

  test("wins over a session", async () => {
    const { key } = await testKey(resources, account);
    const both = { network, bearer: key, session: tokenOf(account) };
    expect(await identify(resources, both)).toMatchObject({ kind: "key" });
    expect(await identify(resources, { ...both, bearer: "x" })).toMatchObject({ kind: "invalid" });
  });

  test("has its plan at the moment, not that of its making", async () => {
    const { key } = await testKey(resources, account);
    const db = await database.open();
    await db.account.update({ where: { id: account.id }, data: { plan: "pro" } });
    expect(await byKey(key)).toMatchObject({ plan: "pro" });
  });

  test("notes its last use to the minute, after the response, and not twice for one minute", async () => {
    const { id, key } = await testKey(resources, account);
    const db = await database.open();
    const lastUse = async () => {
      await resources.background.settled();
      return (await db.apiKey.findUniqueOrThrow({ where: { id } })).lastUsedAt?.toISOString() ?? null;
    };
    expect(await lastUse()).toBeNull();
    resources.clock.advance(90_000);
    await byKey(key);
    expect(await lastUse()).toBe("2026-01-01T00:01:00.000Z");
    resources.clock.advance(29_999);
    await byKey(key);
    expect(await lastUse()).toBe("2026-01-01T00:01:00.000Z");
    resources.clock.advance(1);
    await byKey(key);
    expect(await lastUse()).toBe("2026-01-01T00:02:00.000Z");
  });
});

describe("a session", () => {
  test("stands for its account and plan", async () => {
    expect(await bySession(tokenOf(account))).toEqual(account.caller);
  });

  test("is valid to its last moment", async () => {
    resources.clock.advance(86_400_000 - 1);
    expect(await bySession(tokenOf(account))).toMatchObject({ kind: "session" });
  });

  test("that has ended is anonymous", async () => {
    resources.clock.advance(86_400_000);
    expect(await bySession(tokenOf(account))).toEqual({ kind: "anonymous", network, plan: "anonymous" });
  });

  test.each(["unknown", "\0", "\ud800", "a".repeat(256)])(
    "that nobody has, as %j, is anonymous",
    async (token) => {
      expect(await bySession(token)).toMatchObject({ kind: "anonymous" });
      expect(resources.logged.lines).toEqual([]);
    },
  );

  test.each(["", "a".repeat(257)])("that can be none is anonymous without a look-up", async (token) => {
    expect(await bySession(token, withoutDatabase())).toMatchObject({ kind: "anonymous" });
  });

  test("is not found by what is kept of it", async () => {
    const db = await database.open();
    const { tokenHash } = await db.session.findFirstOrThrow({ where: { accountId: account.id } });
    expect(await bySession(tokenHash)).toMatchObject({ kind: "anonymous" });
  });

  test("notes when it was last used, to the minute", async () => {
    resources.clock.advance(61_000);
    await bySession(tokenOf(account));
    await resources.background.settled();
    const db = await database.open();
    const { lastSeenAt } = await db.session.findFirstOrThrow({ where: { accountId: account.id } });
    expect(lastSeenAt.toISOString()).toBe("2026-01-01T00:01:00.000Z");
  });
});

describe("an anonymous caller", () => {
  test("is told apart by the network alone, without the database", async () => {
    const nothing = { network, bearer: null, session: null };
    expect(await identify(withoutDatabase(), nothing)).toEqual({
      kind: "anonymous",
      network,
      plan: "anonymous",
    });
  });
});

describe("while the database is away", () => {
  test("a key and a session are unverified, never rejected", async () => {
    const away = testResources();
    const key = makeKey({ write: false, random: systemRandom });
    const unverified = { kind: "unverified", network, plan: "anonymous" };
    expect(await byKey(key, away)).toEqual({ ...unverified, shown: "key" });
    expect(await bySession("token", away)).toEqual({ ...unverified, shown: "session" });
    expect(away.logged.text()).not.toContain(key);
  });
});
