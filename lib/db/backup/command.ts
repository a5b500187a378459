import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { DatabaseOptions } from "../database";
import { translateDatabaseError } from "../database-errors";
import { migrate, readMigrations } from "../migrate";
import { embeddedSource, type Source, serverSource } from "../source";
import { restoreBackup, type Scratch } from "./restore-backup";
import { writeBackup } from "./write-backup";

type Place = Pick<DatabaseOptions, "dataDir" | "databaseUrl" | "log">;

/**
 * Writes a backup of this place's database, beside a running service or without one. Returns what to say. Throws
 * `unavailable`.
 */
export async function backupCommand(place: Place, file: string): Promise<string> {
  return withSource(place, async ({ pool }) => {
    await migrate(pool, readMigrations());
    return `${await writeBackup(pool, file)} records are in ${file}.\n`;
  });
}

/**
 * Replaces this place's records by a backup's, beside a running service or without one. Returns what to say. Throws
 * `unavailable`.
 */
export async function restoreCommand(place: Place, file: string): Promise<string> {
  return withSource(place, async ({ pool }) => {
    const options = { file, migrations: readMigrations(), scratch: () => scratchBeside(pool) };
    return `${await restoreBackup(pool, options)} records of ${file} have replaced all others.\n`;
  });
}

async function withSource<T>({ dataDir, databaseUrl, log }: Place, work: (source: Source) => Promise<T>) {
  const source = databaseUrl === null ? embeddedSource(dataDir, log) : serverSource(databaseUrl, log);
  try {
    // On its own: of a file that cannot be opened, an error has the same codes.
    await source.pool.query("SELECT 1").catch((error) => {
      throw translateDatabaseError(error);
    });
    return await work(source);
  } finally {
    await source.stop();
  }
}

async function scratchBeside(pool: pg.Pool): Promise<Scratch> {
  const name = `headlight_restore_${randomUUID().replaceAll("-", "")}`;
  await pool.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  const { connectionString, ...options } = pool.options;
  const url = connectionString === undefined ? null : new URL(connectionString);
  if (url !== null) url.pathname = `/${name}`;
  const aside = new pg.Pool({
    ...options,
    database: name,
    ...(url === null ? {} : { connectionString: url.href }),
  });
  const file = join(tmpdir(), `${name}.gz`);
  return {
    pool: aside,
    file,
    async drop() {
      await aside.end();
      rmSync(file, { force: true });
      await pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
