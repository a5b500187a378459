import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { openHome } from "@/lib/db/embedded/home";
import { type Postmaster, runPostmaster } from "@/lib/db/embedded/postmaster";
import { findPrograms } from "@/lib/db/embedded/programs";
import { startEmbedded } from "@/lib/db/embedded/start-embedded";
import { freePort } from "@/lib/testing/servers/free-port";

const POLL_MS = 50;

/** A PostgreSQL server at a port of the loopback interface, as an operator's own, that syncs to the disk. */
export interface TcpDatabase {
  /** For DATABASE_URL. */
  readonly url: string;
  /** Shuts it down as for maintenance: running statements are ended. */
  stop(): Promise<void>;
  /** Ends all its processes at once. */
  kill(): Promise<void>;
  /** Starts it again with the same data; resolves once it takes connections. */
  start(): Promise<void>;
  /** Ends it for good. */
  close(): Promise<void>;
}

export async function startTcpDatabase(): Promise<TcpDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "headlight-tcp-db-"));
  const home = openHome(folder);
  // The first start makes the cluster.
  const { stop } = await startEmbedded(home);
  await stop();
  appendFileSync(join(home.cluster, "pg_hba.conf"), "host all postgres 127.0.0.1/32 scram-sha-256\n");
  const programs = await findPrograms(home.owner);
  const port = await freePort();
  const url = `postgresql://postgres:${encodeURIComponent(home.password)}@127.0.0.1:${port}/postgres`;
  let running: Postmaster | null = null;
  const server = {
    url,
    async start() {
      const settings = { listen_addresses: "127.0.0.1", port: String(port), max_connections: "100" };
      running = runPostmaster(home, programs, settings);
      while (!(await takesConnections(url))) await pause(POLL_MS);
    },
    async stop() {
      await running?.stop();
    },
    async kill() {
      const pid = readFileSync(join(home.cluster, "postmaster.pid"), "utf8").split("\n", 1)[0];
      process.kill(Number(pid), "SIGKILL");
      await running?.exited;
    },
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

async function takesConnections(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
