// Every way in which the operations of an account reject a caller, through real requests. A new operation is in these tables as
// soon as it is in OPERATIONS; it only has to say, in API_REQUESTS, what a good request to it looks like.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Handlers } from "@/lib/http/operations/handlers";
import { systemRandom } from "@/lib/random";
import { makeKey } from "@/lib/services/keys/key";
import { OPERATIONS } from "@/lib/services/operations";
import { API_REQUESTS } from "@/lib/testing/service/api-requests";
import { apiStage, CLOSED, errorOf, NOTHING, rowsOf, type StageOwner } from "@/lib/testing/service/api-stage";
import { type ApiCall, callApi } from "@/lib/testing/service/call-api";
import { type TestAccount, testAccount, testKey } from "@/lib/testing/service/test-account";
import { testResources } from "@/lib/testing/service/test-resources";

const WRITES = CLOSED.filter(({ http }) => http.method !== "GET");
const stage = apiStage();

/** What an account of the Free plan that owns something cannot have more of. */
const USED_UP: Readonly<Record<string, number>> = {
  create_project: 409,
  start_audit: 402,
  create_monitor: 402,
};

describe("every operation", () => {
  test("has a good request in the table", () => {
    expect(Object.keys(API_REQUESTS).sort()).toEqual(CLOSED.map(({ name }) => name).sort());
  });

  // A metered one would tell a rate limit by the settings of this process.
  const unmetered = OPERATIONS.filter(({ metered }) => !metered);
  test.each(rowsOf(unmetered))("%s is bound by the route file at its URL", async (_name, { http }) => {
    const path = http.path.replaceAll(/\{(\w+)\}/g, "[$1]");
    const files = ["app", "app/(account)"].map((folder) => resolve(folder, `.${path}`, "route.ts"));
    const { OPTIONS }: Handlers = await import(files.find((file) => existsSync(file)) ?? path);
    const { headers } = await OPTIONS(new Request(`http://localhost:3000${http.path}`));
    expect(headers.get("allow")?.split(", ")).toContain(http.method);
  });

  test.each(rowsOf(CLOSED))(
    "%s fulfils its good request from a signed-in browser",
    async (_name, operation) => {
      const changes = operation.http.method !== "GET";
      const { own, cookie } = await (changes ? stage.owner() : stage.sharedOwner());
      const response = await stage.send(operation, own, { cookie });
      expect([operation.http.status ?? 200, await response.text()]).toEqual([
        response.status,
        expect.anything(),
      ]);
    },
  );

  const forKeys = CLOSED.filter(({ access }) => access !== "session");
  test.each(rowsOf(forKeys))(
    "%s fulfils its good request with a Pro key that may write",
    async (_name, operation) => {
      const account = await stage.owner();
      const { key } = await testKey(stage.resources(), account, true);
      expect((await stage.send(operation, account.own, { key })).status).toBe(operation.http.status ?? 200);
    },
  );

  const reads = forKeys.filter(({ scope }) => scope !== "write");
  test.each(rowsOf(reads))(
    "%s fulfils its good request with a Pro key that may only read",
    async (_name, operation) => {
      const account = await stage.owner();
      const { key } = await testKey(stage.resources(), account);
      expect((await stage.send(operation, account.own, { key })).status).toBe(200);
    },
  );
});

describe("401", () => {
  let account: TestAccount;
  let expired: StageOwner;
  let revoked: string;

  beforeAll(async () => {
    account = await stage.sharedOwner();
    const { id, key } = await testKey(stage.resources(), account, true);
    const db = await stage.db.open();
    await db.apiKey.update({ where: { id }, data: { revokedAt: new Date(0) } });
    revoked = key;
    expired = await stage.owner();
    const session = { id: expired.caller.sessionId };
    await db.session.update({ where: session, data: { expiresAt: new Date(0) } });
  });

  test.each(rowsOf(CLOSED))("%s rejects callers it does not know", async (_name, operation) => {
    const { own, cookie } = expired;
    const calls: readonly ApiCall[] = [
      {},
      { key: "" },
      { key: "garbled" },
      { key: `${revoked.slice(0, -1)}${revoked.endsWith("a") ? "b" : "a"}` },
      { key: makeKey({ write: true, random: systemRandom }) },
      { key: revoked },
      { key: revoked, cookie: account.cookie },
      { cookie },
      { cookie: `${account.cookie}x` },
      { headers: { authorization: "Basic eDp5" } },
    ];
    for (const call of calls) {
      const response = await stage.send(operation, own, call);
      expect(response.headers.get("www-authenticate")).toBe("Bearer");
      expect(await errorOf(operation, response)).toBe("401 unauthorized");
    }
  });

  test.each(rowsOf(CLOSED))(
    "%s tells anonymous callers nothing about what exists or what is wrong",
    async (_name, operation) => {
      const { own } = await stage.sharedOwner();
      const known = await stage.send(operation, own);
      expect(await known.json()).toEqual(
        await (await stage.send(operation, NOTHING, { body: undefined })).json(),
      );
    },
  );
});

describe("402", () => {
  const pro = CLOSED.filter(({ access }) => access === "pro-key");
  test.each(rowsOf(pro))("%s rejects a Free key, and says what reaches it", async (_name, operation) => {
    const account = await testAccount(stage.resources(), "free");
    const { key } = await testKey(stage.resources(), account, true);
    const response = await stage.send(operation, NOTHING, { key });
    expect((await response.clone().json()).message).toContain("Pro");
    expect(await errorOf(operation, response)).toBe("402 plan_required");
  });

  test.each(rowsOf(pro))("%s serves a Free session, which has its small quotas", async (_name, operation) => {
    const { own, cookie } = await stage.owner("free");
    const { status } = await stage.send(operation, own, { cookie });
    expect(status).toBe(USED_UP[operation.name] ?? operation.http.status ?? 200);
  });
});

describe("403", () => {
  let owner: StageOwner;
  let readKey: string;
  let writeKey: string;

  beforeAll(async () => {
    owner = await stage.sharedOwner();
    readKey = (await testKey(stage.resources(), owner)).key;
    writeKey = (await testKey(stage.resources(), owner, true)).key;
  });

  const written = WRITES.filter(({ access }) => access === "pro-key");
  test.each(rowsOf(written))("%s rejects a read-only key", async (_name, operation) => {
    const response = await stage.send(operation, owner.own, { key: readKey });
    expect(await errorOf(operation, response)).toBe("403 read_only_key");
  });

  const own = CLOSED.filter(({ access }) => access === "session");
  test.each(rowsOf(own))("%s rejects a key, whatever it may do", async (_name, operation) => {
    const response = await stage.send(operation, owner.own, { key: writeKey });
    expect(await errorOf(operation, response)).toBe("403 forbidden");
  });

  const foreign: readonly Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:3001" },
    { origin: "https://localhost:3000" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];
  test.each(rowsOf(WRITES))(
    "%s rejects what another site has a signed-in browser send",
    async (_name, operation) => {
      const { own: records, cookie } = await stage.owner();
      for (const headers of foreign) {
        const response = await stage.send(operation, records, { cookie, headers });
        expect(await errorOf(operation, response)).toBe("403 forbidden");
      }
      const ours = await stage.send(operation, records, {
        cookie,
        headers: { origin: "http://localhost:3000" },
      });
      expect(ours.status).toBe(operation.http.status ?? 200);
    },
  );

  test.each(rowsOf(written))(
    "%s takes a key from any origin, which no browser adds by itself",
    async (_name, operation) => {
      const account = await stage.owner();
      const { key } = await testKey(stage.resources(), account, true);
      const headers = { origin: "https://example.org" };
      const { status } = await stage.send(operation, account.own, { key, headers });
      expect(status).toBe(operation.http.status ?? 200);
    },
  );
});

describe("503", () => {
  const away = testResources();

  test.each(rowsOf(CLOSED))("%s says that it is away while the database is", async (_name, operation) => {
    const { own, cookie } = await stage.sharedOwner();
    const key = makeKey({ write: true, random: systemRandom });
    for (const call of [{ cookie }, { key }]) {
      const response = await stage.send(operation, own, { ...call, from: away });
      expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
      expect(await errorOf(operation, response)).toBe("503 unavailable");
      expect(away.logged.text()).not.toContain(key);
    }
  });
});

describe("a browser's questions from other origins", () => {
  test.each(rowsOf(CLOSED))(
    "%s lets any origin read what a key brings, and none what only a session may",
    async (_name, operation) => {
      const { own } = await stage.sharedOwner();
      const { path } = API_REQUESTS[operation.name]?.(own) ?? { path: "/" };
      const preflight = await callApi(stage.resources(), path, { method: "OPTIONS" });
      const rejected = await stage.send(operation, own);
      const origin = operation.access === "session" ? null : "*";
      for (const { headers } of [preflight, rejected]) {
        expect(headers.get("access-control-allow-origin")).toBe(origin);
        expect(headers.get("access-control-allow-credentials")).toBeNull();
      }
    },
  );
});
