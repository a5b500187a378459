import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { type Migration, readMigrations } from "@/lib/db/migrate";
import { schemaAdapter } from "./schema-adapter";
import { schemaEngine } from "./schema-engine";

const SCHEMA = "prisma/schema.prisma";
const FOLDER = "prisma/migrations";
const LOCK_FILE = { path: "migration_lock.toml", content: 'provider = "postgresql"\n' };
const EVERYTHING = { externalTables: [], externalEnums: [] };

interface Sides {
  readonly migrations?: readonly Migration[];
  /** The text of the schema. */
  readonly schema?: string;
}

/**
 * The SQL that leads from what the migrations make to what the schema says; null when they agree. The migrations are
 * run in a database of their own on this server.
 */
export async function schemaDifference(server: pg.ClientConfig, sides: Sides = {}): Promise<string | null> {
  const { migrations = readMigrations(), schema = readFileSync(SCHEMA, "utf8") } = sides;
  const shadow = `shadow_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`CREATE DATABASE ${shadow} TEMPLATE template0`);
  try {
    const engine = await schemaEngine(schemaAdapter(server, { ...server, database: shadow }), [
      SCHEMA,
      schema,
    ]);
    const { exitCode, stdout } = await engine.diff({
      from: { tag: "migrations", ...listed(migrations) },
      to: { tag: "schemaDatamodel", files: [{ path: SCHEMA, content: schema }] },
      script: true,
      exitCode: true,
      filters: EVERYTHING,
    });
    return exitCode === 0 ? null : stdout;
  } finally {
    await client.query(`DROP DATABASE ${shadow} WITH (FORCE)`);
    await client.end();
  }
}

function listed(migrations: readonly Migration[]) {
  const migrationDirectories = migrations.map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
  }));
  return { baseDir: FOLDER, lockfile: LOCK_FILE, shadowDbInitScript: "", migrationDirectories };
}
