import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { ACCOUNT_DATA } from "@/lib/services/accounts/account-data";
import { deleteAccount } from "@/lib/services/accounts/delete-account";
import { exportAccount } from "@/lib/services/accounts/export-account";
import type { Operation } from "@/lib/services/operation";
import { startSession } from "@/lib/services/sign-in/session";
import { endSession, signOut, signOutEverywhere } from "@/lib/services/sign-in/sign-out";
import { tokenHash } from "@/lib/services/sign-in/token-hash";
import { testDatabase } from "@/lib/testing/database/test-database";
import { testResources } from "@/lib/testing/service/test-resources";
import { type Visitor, visitor } from "@/lib/testing/service/visitor";
import { SESSION_COOKIE } from "../cookies";
import { withForm } from "../operations/form";
import { route } from "../operations/route";
import { accountForm } from "./pages";

const database = testDatabase();
let resources = testResources({}, {}, database);
let people = 0;

beforeEach(() => {
  resources = testResources({}, {}, database);
});

interface Person {
  readonly accountId: string;
  readonly email: string;
  /** One browser for each that is signed in. */
  readonly browsers: readonly Visitor[];
}

/** A new person, signed in with that many browsers. */
async function person(browserCount = 1): Promise<Person> {
  people += 1;
  const [accountId, email] = [`acc_${people}`, `person-${people}@example.com`];
  const db = await database.open();
  await db.account.create({ data: { id: accountId, email, createdAt: new Date(resources.clock.now()) } });
  const browsers = Array.from({ length: browserCount }, () => visitor());
  for (const [i, browser] of browsers.entries()) {
    const token = `token-${people}-${i}`;
    await startSession(resources, {
      accountId,
      token,
      userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
    });
    browser.cookies.set(SESSION_COOKIE, token);
  }
  return { accountId, email, browsers };
}

const first = ({ browsers }: Person): Visitor => browsers[0] ?? visitor();
const at = (operation: Operation) =>
  withForm(
    route(operation, () => resources),
    accountForm("/done"),
    () => resources,
  );
const outcome = (response: Response) => [response.status, response.headers.get("location")];

async function sessionsOf({ accountId }: Person) {
  const db = await database.open();
  return db.session.findMany({ where: { accountId }, orderBy: { tokenHash: "asc" } });
}

describe("account", () => {
  test("signing in deletes expired sessions of every account", async () => {
    const ada = await person();
    resources.clock.advance(30 * 86_400_000);
    const bob = await person();
    expect([await sessionsOf(ada), (await sessionsOf(bob)).length]).toEqual([[], 1]);
  });
});

describe("signing out", () => {
  test("ends this browser's session and makes it forget the cookie; others stay", async () => {
    const ada = await person(2);
    const response = await first(ada).form(at(signOut), "/auth/signout", {});
    expect(outcome(response)).toEqual([303, "/done"]);
    expect(first(ada).cookies.has(SESSION_COOKIE)).toBe(false);
    expect(await sessionsOf(ada)).toHaveLength(1);
  });

  test("without a session does nothing, and well", async () => {
    expect(outcome(await visitor().form(at(signOut), "/auth/signout", {}))).toEqual([303, "/done"]);
  });

  test("is denied to a page of another site", async () => {
    const ada = await person();
    for (const foreign of [{ origin: "https://evil.example" }, { origin: "null" }]) {
      expect((await first(ada).form(at(signOut), "/auth/signout", {}, foreign)).status).toBe(403);
      expect((await first(ada).json(at(signOut), "/auth/signout", {}, foreign)).status).toBe(403);
    }
    expect(await sessionsOf(ada)).toHaveLength(1);
  });

  test("while the database is away is not pretended: the browser keeps its cookie to try again", async () => {
    const ada = await person();
    const away = route(signOut, () => testResources());
    expect((await first(ada).json(away, "/auth/signout", {})).status).toBe(503);
    expect(first(ada).cookies.has(SESSION_COOKIE)).toBe(true);
  });

  test("everywhere ends every session of the account and nobody else's", async () => {
    const [ada, bob] = [await person(3), await person()];
    expect(outcome(await first(ada).form(at(signOutEverywhere), "/auth/signout/everywhere", {}))).toEqual([
      303,
      "/done",
    ]);
    expect([await sessionsOf(ada), (await sessionsOf(bob)).length]).toEqual([[], 1]);
    expect(first(ada).cookies.has(SESSION_COOKIE)).toBe(false);
  });

  test("one other device leaves this one signed in", async () => {
    const ada = await person(2);
    const [own, other] = [first(ada), ada.browsers[1] ?? visitor()];
    const end = (token: string | undefined, rows: Awaited<ReturnType<typeof sessionsOf>>) =>
      own.form(at(endSession), "/auth/signout/session", {
        session: rows.find(({ tokenHash: hash }) => hash === tokenHash(token ?? ""))?.id ?? "",
      });
    const rows = await sessionsOf(ada);
    expect(outcome(await end(other.cookies.get(SESSION_COOKIE), rows))).toEqual([303, "/done"]);
    expect([own.cookies.has(SESSION_COOKIE), (await sessionsOf(ada)).length]).toEqual([true, 1]);
    expect(outcome(await end(own.cookies.get(SESSION_COOKIE), rows))).toEqual([303, "/done"]);
    expect([own.cookies.has(SESSION_COOKIE), await sessionsOf(ada)]).toEqual([false, []]);
  });

  test("somebody else's session is not found", async () => {
    const [ada, bob] = [await person(), await person()];
    const [row] = await sessionsOf(bob);
    const response = await first(ada).json(at(endSession), "/auth/signout/session", { session: row?.id });
    expect(response.status).toBe(404);
    expect(await sessionsOf(bob)).toHaveLength(1);
  });

  test.each(["\0", "ses_\0", "", "ses_", "x".repeat(5_000)])("%j names none", async (session) => {
    const response = await first(await person()).json(at(endSession), "/auth/signout/session", { session });
    expect(response.status).toBe(404);
    expect(resources.logged.lines).toEqual([]);
  });
});

describe("the download", () => {
  test("holds every kind of record an account owns, no secret and nobody else's", async () => {
    const [ada, bob] = [await person(), await person()];
    const db = await database.open();
    const createdAt = new Date(resources.clock.now());
    for (const { accountId } of [ada, bob]) {
      const own = { accountId, createdAt };
      await db.apiKey.create({
        data: {
          ...own,
          id: `key_${accountId}`,
          name: "k",
          write: false,
          hash: `hash-${accountId}`,
          prefix: "hl_r_abc",
          last4: "wxyz",
        },
      });
      await db.connection.create({
        data: {
          ...own,
          id: `con_${accountId}`,
          clientId: "https://agent.example/client.json",
          clientName: "Agent",
          clientHost: "agent.example",
          scopes: ["read"],
          resource: "http://localhost:3000/mcp",
        },
      });
      await db.project.create({ data: { ...own, id: `prj_${accountId}`, name: "p" } });
      const url = { url: "https://example.com/", lastScore: 87, previousScore: 81 };
      await db.savedUrl.create({ data: { ...own, ...url, id: `sav_${accountId}` } });
      await db.audit.create({
        data: { ...own, id: `aud_${accountId}`, url: "https://example.com/", pagesLimit: 5 },
      });
    }
    const response = await first(ada).get(at(exportAccount), "/account/data");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="headlight-account.json"');
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    const data = JSON.parse(text);
    expect(z.strictObject(ACCOUNT_DATA.shape).parse(data)).toEqual(data);
    expect(data).toMatchObject({
      account: { id: ada.accountId, email: ada.email, plan: "free" },
      sessions: [{ device: "Firefox on Linux" }],
      keys: [{ id: `key_${ada.accountId}`, last4: "wxyz" }],
      connections: [{ id: `con_${ada.accountId}`, client_name: "Agent", scopes: ["read"] }],
      projects: [{ name: "p" }],
      saved_urls: [{ url: "https://example.com/", last_score: 87, previous_score: 81 }],
      audits: [{ id: `aud_${ada.accountId}` }],
      monitors: [],
    });
    expect(text).not.toMatch(/hash|token/i);
    expect(text).not.toContain(bob.accountId);
    // Left out are codes, which live for a minute as hashes, and the responses to repeat for a day, which are copies.
    expect(Object.keys(data).length - 2).toBe(ownedTables() - 2);
  });

  test("holds every page of an audit and every check of a monitor", async () => {
    const ada = await person();
    const db = await database.open();
    const [own, url] = [
      { accountId: ada.accountId, createdAt: new Date(resources.clock.now()) },
      "https://example.com/",
    ];
    const auditId = `aud_${ada.accountId}p`;
    const monitorId = `mon_${ada.accountId}`;
    await db.audit.create({ data: { ...own, id: auditId, url, pagesLimit: 5 } });
    const page = { auditId, url, position: 0, inSitemap: true, score: 70, checkedAt: own.createdAt };
    await db.auditPage.create({ data: { ...page, id: `pag_${ada.accountId}` } });
    await db.monitor.create({
      data: { ...own, id: monitorId, url, interval: "hourly", nextCheckAt: own.createdAt },
    });
    const checks = Array.from({ length: 2_001 }, (_, n) => ({
      id: `chk_${ada.accountId}x${n}`,
      monitorId,
      dueAt: new Date(n),
      at: new Date(1_000 * Math.floor(n / 3)),
      score: n % 101,
    }));
    await db.monitorCheck.createMany({ data: checks });
    const data = await (await first(ada).get(at(exportAccount), "/account/data")).json();
    expect(data.audits[0].pages).toMatchObject([{ url, score: 70 }]);
    expect(data.monitors[0].checks).toHaveLength(2_001);
    expect(data.monitors[0].checks.at(-1)).toMatchObject({ at: new Date(666_000).toISOString() });
  });

  test("is for the signed-in alone", async () => {
    expect((await visitor().get(at(exportAccount), "/account/data")).status).toBe(401);
  });
});

/** How many kinds of record the schema gives to an account. */
function ownedTables(): number {
  return readFileSync("prisma/schema.prisma", "utf8").match(/@map\("account_id"\)/g)?.length ?? 0;
}

describe("deleting the account", () => {
  test("takes everything in it along, once its email address is typed in any spelling", async () => {
    const [ada, bob] = [await person(2), await person()];
    const db = await database.open();
    const own = { accountId: ada.accountId, createdAt: new Date(resources.clock.now()) };
    await db.savedUrl.create({ data: { ...own, id: `sav_d${ada.accountId}`, url: "https://example.com/" } });
    const typed = { email: ` ${ada.email.toUpperCase()} ` };
    expect(outcome(await first(ada).form(at(deleteAccount), "/account/delete", typed))).toEqual([
      303,
      "/done",
    ]);
    expect(first(ada).cookies.has(SESSION_COOKIE)).toBe(false);
    expect(await db.account.count({ where: { id: ada.accountId } })).toBe(0);
    expect(await db.savedUrl.count({ where: { accountId: ada.accountId } })).toBe(0);
    expect([await sessionsOf(ada), (await sessionsOf(bob)).length]).toEqual([[], 1]);
  });

  test("does nothing for another email address, another site or an anonymous caller", async () => {
    const [ada, bob] = [await person(), await person()];
    const send = (from: Visitor, email: string, headers = {}) =>
      from.form(at(deleteAccount), "/account/delete", { email }, headers);
    expect(outcome(await send(first(ada), bob.email))).toEqual([303, "/account?problem=conflict"]);
    expect(outcome(await send(first(ada), ""))).toEqual([303, "/account?problem=invalid_body"]);
    expect((await send(first(ada), ada.email, { origin: "https://evil.example" })).status).toBe(403);
    expect(outcome(await send(visitor(), ada.email))).toEqual([303, "/account?problem=unauthorized"]);
    const db = await database.open();
    expect(await db.account.count({ where: { id: { in: [ada.accountId, bob.accountId] } } })).toBe(2);
  });
});
