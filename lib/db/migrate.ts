import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";

/** The number that Prisma's own command line locks on, so that the two never migrate at once. */
const LOCK = 72_707_369;

/** The table of Prisma's own command line. */
const HISTORY = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

const APPLIED =
  "SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL";

const RECORD = `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
  VALUES ($1, $2, now(), $3, 1)`;

interface Applied {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

/** The database's history does not fit this build; the message says how. */
class MigrationError extends Error {}

/**
 * Brings the database to the last of these migrations and returns the names of those applied now. Instances that start
 * together wait for each other. Each migration is one transaction. Throws a MigrationError where the database is
 * newer than the build, a migration was edited after it was applied, or one failed.
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    const unapplied = await pending(client, migrations);
    for (const migration of unapplied) await apply(client, migration);
    return unapplied.map(({ name }) => name);
  } finally {
    // The lock belongs to the connection and ends with it, whatever state it is in.
    client.release(true);
  }
}

async function pending(client: pg.PoolClient, migrations: readonly Migration[]): Promise<Migration[]> {
  await client.query(HISTORY);
  const { rows } = await client.query<Applied>(APPLIED);
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { migration_name: name, checksum, finished_at } of rows) {
    if (finished_at === null) throw new MigrationError(`The migration ${name} failed earlier.`);
    const known = checksums.get(name);
    if (known === undefined)
      throw new MigrationError(`The database is newer than this build: it has the migration ${name}.`);
    if (known !== checksum)
      throw new MigrationError(`The migration ${name} was edited after it was applied.`);
  }
  const applied = new Set(rows.map((row) => row.migration_name));
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(sql);
    await client.query(RECORD, [randomUUID(), checksum, name]);
    await client.query("COMMIT");
  } catch (cause) {
    await client.query("ROLLBACK");
    throw new MigrationError(
      `The migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`,
      {
        cause,
      },
    );
  }
}

/** One step of the schema. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the SQL, in hex. */
  readonly checksum: string;
}

/** The migrations in this folder, in the order in which they apply. */
export function readMigrations(folder = join(process.cwd(), "prisma", "migrations")): Migration[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}
