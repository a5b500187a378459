import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { schemaDifference } from "@/lib/testing/database/schema-difference";
import { type Migration, migrate } from "./migrate";

const server = {
  host: inject("databaseHost"),
  user: "postgres",
  password: inject("databasePassword"),
  database: "postgres",
};

const BOATS: Migration = {
  name: "1_boats",
  sql: "CREATE TABLE boat (id TEXT); SELECT pg_sleep(0.05)",
  checksum: "a",
};
const SAILS: Migration = { name: "2_sails", sql: "ALTER TABLE boat ADD sails INT", checksum: "b" };
const BROKEN: Migration = {
  name: "3_broken",
  sql: "CREATE TABLE oar (id TEXT); SELECT nothing",
  checksum: "c",
};

/** An empty database; each call of the result is an instance of its own that starts on it. */
async function emptyDatabase(): Promise<() => pg.Pool> {
  const database = `migrate_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${database}`);
  await admin.end();
  return () => {
    const pool = new pg.Pool({ ...server, database, max: 2 });
    onTestFinished(() => pool.end());
    return pool;
  };
}

async function columns(pool: pg.Pool, table: string): Promise<string[]> {
  const sql = "SELECT column_name FROM information_schema.columns WHERE table_name = $1 ORDER BY 1";
  return (await pool.query(sql, [table])).rows.map(({ column_name }) => column_name);
}

describe("migrations", () => {
  test("run once and in order, however many instances start at the same moment", async () => {
    const instance = await emptyDatabase();
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(instance(), [BOATS, SAILS])));
    expect(applied.filter(({ length }) => length > 0)).toEqual([["1_boats", "2_sails"]]);
    expect(await columns(instance(), "boat")).toEqual(["id", "sails"]);
  });

  test("go on from the last one", async () => {
    const instance = await emptyDatabase();
    await migrate(instance(), [BOATS]);
    expect(await migrate(instance(), [BOATS, SAILS])).toEqual(["2_sails"]);
  });

  test("that fail leave nothing of their own behind, and keep those before", async () => {
    const instance = await emptyDatabase();
    await expect(migrate(instance(), [BOATS, BROKEN])).rejects.toThrow(/^The migration 3_broken failed: /);
    expect(await columns(instance(), "boat")).toEqual(["id"]);
    expect(await columns(instance(), "oar")).toEqual([]);
    expect(await migrate(instance(), [BOATS, SAILS])).toEqual(["2_sails"]);
  });

  test("reject a database of a newer build", async () => {
    const instance = await emptyDatabase();
    await migrate(instance(), [BOATS, SAILS]);
    await expect(migrate(instance(), [BOATS])).rejects.toThrow(
      "The database is newer than this build: it has the migration 2_sails.",
    );
  });

  test("reject one that was edited after it was applied", async () => {
    const instance = await emptyDatabase();
    await migrate(instance(), [BOATS]);
    const edited = { ...BOATS, checksum: "z" };
    await expect(migrate(instance(), [edited])).rejects.toThrow(
      "The migration 1_boats was edited after it was applied.",
    );
  });
});

describe("migrate", () => {
  test("the migrations make what the schema says", async () => {
    expect(await schemaDifference(server)).toBeNull();
  });

  test("a column that no migration makes is a difference", async () => {
    const schema = readFileSync("prisma/schema.prisma", "utf8").replace(
      "model Project {",
      "model Project {\n  colour String?",
    );
    expect(await schemaDifference(server, { schema })).toContain(
      'ALTER TABLE "project" ADD COLUMN     "colour" TEXT',
    );
  });
});
