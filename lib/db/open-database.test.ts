import { randomUUID } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { TEMPLATE } from "@/lib/testing/database/database-server";
import { freezingProxy } from "@/lib/testing/database/freezing-proxy";
import { logLines } from "@/lib/testing/log-lines";
import { createDatabase } from "./database";
import { SOCKET_NAME } from "./embedded/home";
import { lockAccount } from "./transaction";

const NOW = new Date("2026-11-28T12:00:00Z");
const SILENCE_MS = 1_500;

/** A database of its own, with an account, behind a proxy that can freeze. */
async function behindFreezingProxy() {
  const host = inject("databaseHost");
  const name = `silent_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({
    host,
    user: "postgres",
    password: inject("databasePassword"),
    database: "postgres",
  });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const proxy = await freezingProxy(join(host, SOCKET_NAME));
  const databaseUrl = `postgresql://postgres:${inject("databasePassword")}@127.0.0.1:${proxy.port}/${name}`;
  const database = createDatabase({ dataDir: "", databaseUrl, log: logLines().log, silenceMs: SILENCE_MS });
  onTestFinished(async () => {
    await database.stop();
    await proxy.close();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });
  const db = await database.open();
  await db.account.create({ data: { id: "acc_1", email: "ada@example.com", createdAt: NOW } });
  return { proxy, db, database };
}

describe("an open database", () => {
  test("a query whose response does not come is unavailable, and the next one goes well", async () => {
    const { proxy, db } = await behindFreezingProxy();
    proxy.freeze();
    await expect(db.account.count()).rejects.toMatchObject({ code: "unavailable" });
    proxy.thaw();
    expect(await db.account.count()).toBe(1);
  });

  test("work in a transaction that the response does not come to is undone and holds nobody up", async () => {
    const { proxy, db } = await behindFreezingProxy();
    const rename = (email: string, meanwhile: () => void) =>
      lockAccount(db, "acc_1", async (tx) => {
        await tx.account.update({ where: { id: "acc_1" }, data: { email } });
        meanwhile();
        await tx.account.count();
      });
    await expect(rename("eve@example.com", proxy.freeze)).rejects.toMatchObject({ code: "unavailable" });
    proxy.thaw();
    expect(await db.account.findMany({ select: { email: true } })).toEqual([{ email: "ada@example.com" }]);
    await rename("bob@example.com", () => undefined);
    expect(await db.account.count({ where: { email: "bob@example.com" } })).toBe(1);
  });
});
