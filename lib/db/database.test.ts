import { randomUUID } from "node:crypto";
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { databaseAway } from "@/lib/testing/database/database-away";
import { testDatabase } from "@/lib/testing/database/test-database";
import { logLines } from "@/lib/testing/log-lines";
import { createDatabase } from "./database";
import { lockAccount } from "./transaction";

const database = testDatabase();
const NOW = new Date("2026-11-28T12:00:00Z");

async function account(id: string) {
  const db = await database.open();
  return db.account.create({ data: { id, email: `${id}@example.com`, createdAt: NOW } });
}

describe("createDatabase", () => {
  test("a database that was asked for responds", async () => {
    expect(await account("acc_1")).toMatchObject({ plan: "free" });
    expect(await database.isUp()).toBe(true);
  });

  test("what exists already is a conflict, what is not there is not found", async () => {
    await account("acc_2");
    await expect(account("acc_2")).rejects.toMatchObject({ code: "conflict" });
    const db = await database.open();
    await expect(db.account.delete({ where: { id: "acc_none" } })).rejects.toMatchObject({
      code: "not_found",
    });
    const foreign = { id: "prj_1", accountId: "acc_none", name: "Tides", createdAt: NOW };
    await expect(db.project.create({ data: foreign })).rejects.toMatchObject({ code: "not_found" });
  });

  test("work under an account's lock runs one at a time", async () => {
    const { id } = await account("acc_3");
    const db = await database.open();
    const add = () =>
      lockAccount(db, id, async (tx) => {
        const count = await tx.project.count({ where: { accountId: id } });
        if (count >= 3) return false;
        await tx.project.create({
          data: { id: `prj_3_${count}`, accountId: id, name: "Tides", createdAt: NOW },
        });
        return true;
      });
    const made = await Promise.all(Array.from({ length: 8 }, add));
    expect(made.filter(Boolean)).toHaveLength(3);
  });

  test("work that throws leaves nothing, and an account that is gone is nobody", async () => {
    const { id } = await account("acc_4");
    const db = await database.open();
    const work = lockAccount(db, id, async (tx) => {
      await tx.project.create({ data: { id: "prj_4", accountId: id, name: "Tides", createdAt: NOW } });
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(await db.project.count({ where: { accountId: id } })).toBe(0);
    await expect(lockAccount(db, "acc_none", async () => 1)).rejects.toMatchObject({ code: "unauthorized" });
  });

  test("one that was away at first is found as soon as it is there", async () => {
    const name = `late_${randomUUID().replaceAll("-", "")}`;
    const host = inject("databaseHost");
    const databaseUrl = `postgresql://postgres:${inject("databasePassword")}@localhost/${name}?host=${encodeURIComponent(host)}`;
    const late = createDatabase({ dataDir: "", databaseUrl, log: logLines().log });
    onTestFinished(() => late.stop());
    expect(await late.state()).toBe("starting");
    expect(await late.isUp()).toBe(false);
    expect(await late.state()).toBe("away");
    const admin = new pg.Client({
      host,
      user: "postgres",
      password: inject("databasePassword"),
      database: "postgres",
    });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
    await admin.end();
    expect(await late.isUp()).toBe(true);
    expect(await late.state()).toBe("ok");
  });

  test("one that is stopped stays so", async () => {
    const stopped = databaseAway();
    await stopped.stop();
    await expect(stopped.open()).rejects.toMatchObject({ code: "unavailable" });
    expect(await stopped.isUp()).toBe(false);
    expect(await stopped.state()).toBe("away");
  });

  test("one that is away is unavailable", async () => {
    const away = databaseAway();
    await expect(away.open()).rejects.toMatchObject({ code: "unavailable" });
    expect(await away.isUp()).toBe(false);
    await away.stop();
  });
});
