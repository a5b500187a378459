import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { z } from "zod";
import { createDatabase, type Database } from "@/lib/db/database";
import { logLines } from "@/lib/testing/log-lines";
import { TEMPLATE } from "./database-server";

/**
 * A migrated, empty database on a real PostgreSQL, gone when the test file ends. Call it at the top of a file or a
 * `describe`, and keep tests apart by giving each its own accounts.
 */
export function testDatabase(): Database {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const host = inject("databaseHost");
  const databaseUrl = urlOf(name);
  const database = createDatabase({ dataDir: host, databaseUrl, log: logLines().log });
  let made: Promise<void> | null = null;
  const make = () => {
    made ??= administer(host, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
    return made;
  };
  afterAll(async () => {
    await database.stop();
    if (made !== null) await administer(host, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  return {
    ...database,
    async open() {
      await make();
      return database.open();
    },
    async query(text, values) {
      await make();
      return database.query(text, values);
    },
    async isUp() {
      await make();
      return database.isUp();
    },
  };
}

/** The URL at which other processes open a test database. */
export async function testDatabaseUrl(database: Database): Promise<string> {
  await database.open();
  const { rows } = await database.query("SELECT current_database() AS name");
  const [{ name }] = z.tuple([z.object({ name: z.string() })]).parse(rows);
  return urlOf(name);
}

function urlOf(name: string): string {
  const host = encodeURIComponent(inject("databaseHost"));
  return `postgresql://postgres:${inject("databasePassword")}@localhost/${name}?host=${host}`;
}

async function administer(host: string, statement: string): Promise<void> {
  const client = new pg.Client({
    host,
    user: "postgres",
    password: inject("databasePassword"),
    database: "postgres",
  });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
