// Upstash's REST API in front of a Redis server (https://upstash.com/docs/redis/features/restapi, checked 2026-11-28).
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Redis } from "ioredis";
import { z } from "zod";

const COMMAND = z.array(z.union([z.string(), z.number()]).transform(String)).min(1);
const COMMANDS = z.array(COMMAND);

/** Upstash's scripts begin with a line of its own that a plain server refuses. */
const OWN_FIRST_LINE = /^#!lua[^\n]*\n/;

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export interface UpstashEndpoint {
  readonly url: string;
  readonly token: string;
  close(): Promise<void>;
}

/** Serves the Redis server at this URL by Upstash's REST protocol: commands and pipelines, results in base64 on request. */
export async function startUpstashEndpoint(redisUrl: string): Promise<UpstashEndpoint> {
  const token = "a-token-of-tests";
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 0, enableOfflineQueue: true });
  redis.on("error", () => undefined);
  const scripts = new Map<string, string>();
  const server = createServer(async (req, res) => {
    const { status, body } = await replyTo(req, { redis, token, scripts });
    res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    async close() {
      redis.disconnect();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

interface Behind {
  readonly redis: Redis;
  readonly token: string;
  /** The scripts sent so far, by the hash that clients call them by. */
  readonly scripts: Map<string, string>;
}

async function replyTo(req: IncomingMessage, behind: Behind): Promise<Reply> {
  if (req.headers.authorization !== `Bearer ${behind.token}`)
    return { status: 401, body: { error: "WRONGPASS invalid or missing auth token" } };
  const encode = req.headers["upstash-encoding"] === "base64" ? base64 : same;
  const sent: unknown = JSON.parse(await text(req));
  if (req.url !== "/pipeline") {
    const body = await run(COMMAND.parse(sent), behind, encode);
    return { status: "error" in body ? 400 : 200, body };
  }
  const results = COMMANDS.parse(sent).map((command) => run(command, behind, encode));
  return { status: 200, body: await Promise.all(results) };
}

async function run(
  [name = "", ...args]: readonly string[],
  { redis, scripts }: Behind,
  encode: (value: unknown) => unknown,
): Promise<{ result: unknown } | { error: string }> {
  try {
    return { result: encode(await redis.call(...translate(name.toLowerCase(), args, scripts))) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function translate(name: string, args: string[], scripts: Map<string, string>): [string, ...string[]] {
  const [first = "", ...rest] = args;
  if (name === "eval") {
    const script = first.replace(OWN_FIRST_LINE, "");
    scripts.set(createHash("sha1").update(first).digest("hex"), script);
    return [name, script, ...rest];
  }
  const known = name === "evalsha" ? scripts.get(first) : undefined;
  return known === undefined ? [name, ...args] : ["eval", known, ...rest];
}

const same = (value: unknown) => value;

function base64(value: unknown): unknown {
  if (typeof value === "string") return value === "OK" ? value : Buffer.from(value).toString("base64");
  return Array.isArray(value) ? value.map(base64) : value;
}
