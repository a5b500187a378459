import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectionTo } from "@/lib/db/embedded/connection";
import { openHome } from "@/lib/db/embedded/home";
import { startEmbedded } from "@/lib/db/embedded/start-embedded";
import { schemaDifference } from "./schema-difference";

/**
 * Writes the migration that leads from the last one to prisma/schema.prisma, and returns its path; null when nothing has
 * changed. `at` is the moment that its name begins with.
 */
export async function newMigration(name: string, at: Date): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), "headlight-migration-"));
  const home = openHome(folder);
  const server = await startEmbedded(home);
  try {
    const sql = await schemaDifference(connectionTo(home));
    if (sql === null) return null;
    const stamp = at.toISOString().replace(/\D/g, "").slice(0, 14);
    const path = join("prisma", "migrations", `${stamp}_${name}`);
    mkdirSync(path);
    writeFileSync(join(path, "migration.sql"), sql);
    return path;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
