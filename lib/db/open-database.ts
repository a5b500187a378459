import { type Client, createClient } from "./client";
import type { DatabaseOptions } from "./database";
import { migrate } from "./migrate";
import { readMigrations } from "./migrations";
import { embeddedSource, serverSource } from "./source";

/** A database that has this build's schema. */
export interface Opened {
  readonly client: Client;
  /** Asks the database for the least there is; throws when it does not answer. */
  ping(): Promise<void>;
  stop(): Promise<void>;
}

/** Connects to the database, which starts an embedded one, and migrates it. Throws what hinders it. */
export async function openDatabase({ dataDir, databaseUrl, log }: DatabaseOptions): Promise<Opened> {
  const source = databaseUrl === null ? embeddedSource(dataDir, log) : serverSource(databaseUrl, log);
  try {
    const applied = await migrate(source.pool, readMigrations());
    if (applied.length > 0) log.info({ applied }, "migrated the database");
  } catch (error) {
    await source.stop();
    throw error;
  }
  const client = createClient(source.pool);
  return {
    client,
    async ping() {
      await source.pool.query("SELECT 1");
    },
    stop: source.stop,
  };
}
