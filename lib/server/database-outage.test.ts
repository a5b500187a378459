// The service on an operator's PostgreSQL server that goes away and comes back while people write.
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { systemClock } from "@/lib/clock";
import { createDatabase } from "@/lib/db/database";
import { startTcpDatabase, type TcpDatabase } from "@/lib/testing/database/tcp-database";
import { logLines } from "@/lib/testing/log-lines";
import { type Instance, instanceProgram } from "@/lib/testing/servers/instance";
import { testAccount, testKey } from "@/lib/testing/service/test-account";
import { testResources } from "@/lib/testing/service/test-resources";

const WRITERS = 8;
const SLOW_TEST_MS = 120_000;
const WAIT = { timeout: 30_000, interval: 100 };

const startInstance = instanceProgram();
let server: TcpDatabase;
let instance: Instance;

beforeAll(async () => {
  server = await startTcpDatabase();
  instance = await startInstance({
    DATABASE_URL: server.url,
    AUTH_SECRET: "a-secret-of-tests,-which-is-long-enough",
    API_PER_MINUTE: "100000",
    LOG_LEVEL: "info",
  });
}, SLOW_TEST_MS);

afterAll(async () => {
  await instance.end("SIGKILL");
  await server.close();
});

/** A key of a Pro account, made beside the service. */
async function proKey(): Promise<{ key: string; stop: () => Promise<void>; names: () => Promise<string[]> }> {
  const database = createDatabase({ dataDir: "", databaseUrl: server.url, log: logLines().log });
  const resources = { ...testResources({}, {}, database), clock: systemClock };
  const account = await testAccount(resources, "pro");
  const { key } = await testKey(resources, account, true);
  const db = await database.open();
  const names = async () => {
    const rows = await db.savedUrl.findMany({ where: { accountId: account.id }, select: { label: true } });
    return rows.map(({ label }) => label ?? "");
  };
  return { key, names, stop: () => database.stop() };
}

/** Clients that save one page after the other and note each that was acknowledged. */
function startWriters(key: string) {
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  let stopped = false;
  const writer = async (number: number) => {
    for (let count = 0; !stopped; count += 1) {
      const label = `${number}-${count}-${acknowledged.length}`;
      const body = JSON.stringify({ url: `https://example.com/${label}`, label });
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      const response = await fetch(`${instance.origin}/api/saved-urls`, { method: "POST", headers, body });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status === 201) acknowledged.push(label);
      // Fewer than the account's 500 saved pages, and not all of them at once.
      await pause(150);
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, number) => writer(number));
  return {
    acknowledged,
    statuses,
    async stop() {
      stopped = true;
      await Promise.all(writers);
    },
  };
}

const stateOf = async () => (await (await fetch(`${instance.origin}/health`)).json()).database;
const readyOf = async () => (await fetch(`${instance.origin}/ready`)).status;
const told = () => instance.lines.filter((line) => /"level":(?:40|50|60)|the database is/.test(line));

describe("database outage", () => {
  test.each(["stop", "kill"] as const)(
    "a PostgreSQL server that goes away (%s) and comes back loses no acknowledged write and needs no restart",
    async (end) => {
      const { key, names, stop } = await proKey();
      const before = told().length;
      const writers = startWriters(key);
      await vi.waitFor(() => expect(writers.acknowledged.length).toBeGreaterThan(20), WAIT);
      await server[end]();
      await vi.waitFor(async () => expect(await stateOf()).toBe("away"), WAIT);
      expect(await readyOf()).toBe(503);
      await vi.waitFor(() => expect(writers.statuses.get(503) ?? 0).toBeGreaterThan(10), WAIT);
      await server.start();
      await vi.waitFor(async () => expect(await readyOf()).toBe(200), WAIT);
      const during = writers.acknowledged.length;
      await vi.waitFor(() => expect(writers.acknowledged.length).toBeGreaterThan(during + 20), WAIT);
      await writers.stop();
      expect([...writers.statuses.keys()].sort()).toEqual([201, 503]);
      expect(await names()).toEqual(expect.arrayContaining(writers.acknowledged));
      await vi.waitFor(() => {
        const messages = told()
          .slice(before)
          .map((line) => JSON.parse(line).msg);
        expect(messages).toEqual(["the database is away", "the database is back"]);
      }, WAIT);
      expect(instance.child.exitCode).toBeNull();
      await stop();
    },
    SLOW_TEST_MS,
  );
});
