import { Socket } from "node:net";
import type pg from "pg";
import { type Client, createClient } from "./client";
import type { DatabaseOptions } from "./database";
import { migrate, readMigrations } from "./migrate";
import { embeddedSource, serverSource } from "./source";

/** Longer than the 10 s after which the pool closes a connection that nobody uses. */
const SILENCE_MS = 12_000;

/** A database that has this build's schema. */
export interface Opened {
  readonly client: Client;
  /** Runs the cheapest query; throws when the database does not respond. */
  ping(): Promise<void>;
  /** Runs one statement, or several without values. */
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  stop(): Promise<void>;
}

export interface OpenOptions extends DatabaseOptions {
  /** Looks whether the database is there, after a query without a response. */
  suspect(error: Error, isGone: boolean): Promise<unknown>;
}

/** Connects to the database, which starts an embedded one, and migrates it. Throws what hinders it. */
export async function openDatabase({
  dataDir,
  databaseUrl,
  log,
  silenceMs = SILENCE_MS,
  suspect,
}: OpenOptions): Promise<Opened> {
  const source = databaseUrl === null ? embeddedSource(dataDir, log) : serverSource(databaseUrl, log);
  try {
    const applied = await migrate(source.pool, readMigrations());
    if (applied.length > 0) log.info({ applied }, "migrated the database");
  } catch (error) {
    await source.stop();
    throw error;
  }
  // A migration may take its time; nothing that someone waits for does.
  endSilent(source.pool, silenceMs);
  const client = createClient(source.pool, suspect);
  return {
    client,
    async ping() {
      await source.pool.query("SELECT 1");
    },
    query: (text, values) => source.pool.query(text, values),
    stop: source.stop,
  };
}

/**
 * Ends every connection of this pool on which nothing has moved for that long. A server that hangs, or a network that
 * swallows what is sent, closes nothing, and the caller would wait for ever. The pool closes idle connections before that, so this only meets
 * one that a query waits on, and ends the transaction it was in.
 */
function endSilent(pool: pg.Pool, silenceMs: number): void {
  pool.on("connect", ({ connection: { stream } }) => {
    if (stream instanceof Socket) stream.setTimeout(silenceMs, () => stream.destroy());
  });
}
