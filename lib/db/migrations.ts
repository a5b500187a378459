import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

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
