// Vitest's global set-up: one PostgreSQL for all test files, with one migrated database that theirs are copied from.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { connectionTo } from "@/lib/db/embedded/connection";
import { openHome } from "@/lib/db/embedded/home";
import { startEmbedded } from "@/lib/db/embedded/start-embedded";
import { migrate, readMigrations } from "@/lib/db/migrate";

/** The migrated database that every test file's own is a copy of. */
export const TEMPLATE = "headlight_template";

/** Nothing of it outlives the tests, so nothing waits for the disk, and nothing is cleaned up. */
const HASTY = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  max_connections: "200",
};

export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "headlight-db-"));
  const home = openHome(folder);
  const server = await startEmbedded(home, HASTY);
  const admin = new pg.Pool({ ...connectionTo(home), max: 1 });
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  const template = new pg.Pool({ ...connectionTo(home, TEMPLATE), max: 1 });
  await migrate(template, readMigrations());
  await template.end();
  project.provide("databaseFolder", folder);
  project.provide("databaseHost", home.socketFolder);
  project.provide("databasePassword", home.password);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

declare module "vitest" {
  export interface ProvidedContext {
    /** The test server's data folder, with everything that it writes. */
    databaseFolder: string;
    /** Folder of the test server's socket. */
    databaseHost: string;
    databasePassword: string;
  }
}
