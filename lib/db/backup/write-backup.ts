import { randomUUID } from "node:crypto";
import { createWriteStream, existsSync, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { BackupError } from "./format";

/** Rows read at a time. */
const BATCH = 500;

/** Migrations are in the head instead. */
const TABLES = `
  WITH RECURSIVE named AS (
    SELECT oid, relname FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations'
  ), depth AS (
    SELECT oid, relname, 0 AS level FROM named
    UNION
    SELECT named.oid, named.relname, depth.level + 1 FROM named
    JOIN pg_constraint ON conrelid = named.oid AND contype = 'f' AND confrelid <> conrelid
    JOIN depth ON depth.oid = confrelid
  )
  SELECT relname AS table FROM depth GROUP BY relname ORDER BY max(level), relname`;

const MIGRATIONS = `SELECT migration_name AS name FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`;

/**
 * Writes all records as of one moment into a new file that only this user may read, while the service goes on. Returns
 * the number of rows. Throws a BackupError when the file exists.
 */
export async function writeBackup(pool: pg.Pool, file: string): Promise<number> {
  if (existsSync(file)) throw new BackupError(`${file} exists already.`);
  const partFile = `${file}.${randomUUID()}.part`;
  const client = await pool.connect();
  const counted = { rows: 0 };
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const out = createWriteStream(partFile, { mode: 0o600, flush: true });
    await pipeline(Readable.from(lines(client, counted)), createGzip(), out);
    renameSync(partFile, file);
  } finally {
    rmSync(partFile, { force: true });
    client.release(true);
  }
  return counted.rows;
}

/** The tables of records, each after those that its rows refer to. */
export async function tablesInOrder(client: pg.PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ table: string }>(TABLES);
  return rows.map(({ table }) => table);
}

async function* lines(client: pg.PoolClient, counted: { rows: number }): AsyncGenerator<string> {
  const migrations = await client.query<{ name: string }>(MIGRATIONS);
  yield line({ headlight_backup: 1, migrations: migrations.rows.map(({ name }) => name) });
  for (const table of await tablesInOrder(client)) {
    yield line({ table });
    for await (const row of rowsOf(client, table)) {
      counted.rows += 1;
      yield line(row);
    }
  }
  yield line(counted);
}

async function* rowsOf(client: pg.PoolClient, table: string): AsyncGenerator<string> {
  const name = pg.escapeIdentifier(table);
  await client.query(
    `DECLARE backup NO SCROLL CURSOR FOR SELECT to_jsonb(${name})::text AS row FROM ${name}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${BATCH} FROM backup`);
    for (const { row } of rows) yield row;
    if (rows.length < BATCH) break;
  }
  await client.query("CLOSE backup");
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
