import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { freePort } from "./free-port";

/** Whether this machine has a Redis server to start; tests that need one are reported as skipped where it has none. */
export const HAS_REDIS = spawnSync("redis-server", ["--version"]).status === 0;

export interface RedisServer {
  readonly port: number;
  readonly url: string;
  /** Ends the server at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again, empty, at the same port. */
  start(): Promise<void>;
  /** Ends it for good. */
  close(): Promise<void>;
}

/** Starts a Redis server of its own on a free port of the loopback interface. */
export async function startRedisServer(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), "headlight-redis-"));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const server = {
    port,
    url,
    async start() {
      const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder];
      child = spawn("redis-server", options, { stdio: "ignore" });
      await untilReady(url);
    },
    async kill() {
      if (child === null || child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      child = null;
    },
    async close() {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

async function untilReady(url: string): Promise<void> {
  const client = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  client.on("error", () => undefined);
  await client.ping();
  client.disconnect();
}
