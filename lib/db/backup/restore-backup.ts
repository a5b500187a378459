import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import pg from "pg";
import type { Migration } from "../migrate";
import { migrate } from "../migrate";
import { BackupError, FOOT, HEAD, ROW, TABLE } from "./format";
import { tablesInOrder, writeBackup } from "./write-backup";

/** Characters of rows that are inserted at a time. */
const BATCH_CHARS = 2_000_000;

const DEADLOCK = "40P01";

interface RestoreOptions {
  readonly file: string;
  /** Those of this build. */
  readonly migrations: readonly Migration[];
  /** Makes an empty database beside this one, for a backup of an older version. */
  readonly scratch: () => Promise<Scratch>;
}

/** A database for a while. */
export interface Scratch {
  readonly pool: pg.Pool;
  /** A file that nobody uses. */
  readonly file: string;
  drop(): Promise<void>;
}

/**
 * Puts the records of a backup in the place of all that are there, in one transaction: who reads meanwhile gets the old
 * records or the new ones. A backup of an older version is migrated first, in a database beside. Returns the number of rows.
 * Throws a BackupError, nothing changed, when the file is not whole or is of a newer version.
 */
export async function restoreBackup(pool: pg.Pool, options: RestoreOptions): Promise<number> {
  const { file, migrations } = options;
  const names = migrations.map(({ name }) => name);
  const applied = await headOf(file);
  const unknown = applied.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new BackupError(`The backup is from a newer version: it has the migration ${unknown}.`);
  await migrate(pool, migrations);
  if (applied.length === names.length) return load(pool, file);
  return migrateAndLoad(pool, options, applied);
}

async function migrateAndLoad(
  pool: pg.Pool,
  { file, migrations, scratch }: RestoreOptions,
  applied: readonly string[],
): Promise<number> {
  const aside = await scratch();
  try {
    await migrate(
      aside.pool,
      migrations.filter(({ name }) => applied.includes(name)),
    );
    await load(aside.pool, file);
    await migrate(aside.pool, migrations);
    await writeBackup(aside.pool, aside.file);
    return await load(pool, aside.file);
  } finally {
    await aside.drop();
  }
}

async function headOf(file: string): Promise<readonly string[]> {
  for await (const text of linesOf(file)) {
    const head = HEAD.safeParse(text);
    if (head.success) return head.data.migrations;
    break;
  }
  throw new BackupError(`${file} is not a backup.`);
}

/** Tries again when the service wrote in another order at that moment and both waited for each other. */
async function load(pool: pg.Pool, file: string, triesLeft = 5): Promise<number> {
  try {
    return await loadOnce(pool, file);
  } catch (error) {
    const isDeadlock = error instanceof pg.DatabaseError && error.code === DEADLOCK;
    if (!isDeadlock || triesLeft <= 1) throw error;
    return load(pool, file, triesLeft - 1);
  }
}

async function loadOnce(pool: pg.Pool, file: string): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const rows = await replaceRows(client, file);
    await client.query("COMMIT");
    return rows;
  } finally {
    client.release(true);
  }
}

async function replaceRows(client: pg.PoolClient, file: string): Promise<number> {
  await emptyTables(client);
  let table = "";
  let count = 0;
  let foot: number | null = null;
  let batch: string[] = [];
  let chars = 0;
  const flush = async () => {
    if (batch.length > 0) await insert(client, table, batch);
    [batch, chars] = [[], 0];
  };
  for await (const value of linesOf(file)) {
    const row = ROW.safeParse(value);
    if (row.success) {
      batch.push(row.data);
      chars += row.data.length;
      count += 1;
      if (chars > BATCH_CHARS) await flush();
      continue;
    }
    await flush();
    table = TABLE.safeParse(value).data?.table ?? table;
    foot = FOOT.safeParse(value).data?.rows ?? foot;
  }
  if (foot !== count) throw new BackupError(`${file} is incomplete: its end is missing.`);
  return count;
}

async function emptyTables(client: pg.PoolClient): Promise<void> {
  // In the order in which the service writes, so that neither waits for the other.
  const tables = await tablesInOrder(client);
  await client.query(`TRUNCATE ${tables.map((table) => pg.escapeIdentifier(table)).join(", ")}`);
}

async function insert(client: pg.PoolClient, table: string, rows: readonly string[]): Promise<void> {
  const name = pg.escapeIdentifier(table);
  await client.query(`INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, $1::jsonb)`, [
    `[${rows.join(",")}]`,
  ]);
}

async function* linesOf(file: string): AsyncGenerator<unknown> {
  const plain = createReadStream(file).on("error", (error) => unzip.destroy(error));
  const unzip = createGunzip();
  const reader = createInterface({ input: plain.pipe(unzip), crlfDelay: Number.POSITIVE_INFINITY });
  try {
    for await (const text of reader) yield JSON.parse(text);
    if (unzip.errored) throw unzip.errored;
  } catch (cause) {
    throw new BackupError(`${file} cannot be read: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  } finally {
    plain.destroy();
  }
}
