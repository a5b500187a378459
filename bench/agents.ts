// `npm run bench -- agents`: what a call of check_page costs beside `GET /inspect` of the same page, both with the same
// API key, in interleaved rounds.
import { Pool } from "undici";
import { systemRandom } from "@/lib/random";
import { newId } from "@/lib/services/fields";
import { makeKey } from "@/lib/services/keys/key";
import { tokenHash } from "@/lib/services/sign-in/token-hash";
import manifest from "../package.json";
import { cpuMs, median, printTable, startTarget, type Target } from "./measure";
import { makeAccount, startWorkStage } from "./work-stage";

const ROUNDS = 5;
const CALLS = 400;
const AT_ONCE = 8;
/** The compiler goes on for thousands of calls. */
const WARM_UP_CALLS = 2_000;

type Send = (pool: Pool, page: string) => Promise<number>;

const VERSION = "2026-07-28";
const META = {
  "io.modelcontextprotocol/protocolVersion": VERSION,
  "io.modelcontextprotocol/clientInfo": { name: "bench", version: "1.0.0" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

export interface AgentStage {
  readonly service: Target;
  /** An API key of a Pro account. */
  readonly key: string;
  /** A page that the service may check. */
  readonly page: string;
  stop(): Promise<void>;
}

/** Starts the service with an account and its key, and a site to check. */
export async function startAgentStage(): Promise<AgentStage> {
  const stage = await startWorkStage({ sites: 1, responseMs: 0 });
  const key = makeKey({ write: false, random: systemRandom });
  const { id: accountId } = await makeAccount(stage.client);
  await stage.client.apiKey.create({
    data: {
      id: newId("key", systemRandom),
      accountId,
      name: "Bench",
      write: false,
      prefix: key.slice(0, 8),
      last4: key.slice(-4),
      hash: tokenHash(key),
      createdAt: new Date(),
    },
  });
  const [, ...args] = manifest.scripts.start.replace(/^exec /, "").split(" ");
  const service = await startTarget("Headlight", args, {
    ...stage.env,
    PORT: "0",
    HOST: "127.0.0.1",
    API_PER_MINUTE: "1000000",
    CHECKS_PER_HOUR: "pro=1000000",
    FETCH_PER_HOST: "64",
    FETCH_PER_HOST_MINUTE: "1000000",
    LOG_LEVEL: "info",
  });
  const stop = async () => {
    await service.stop();
    await stage.stop();
  };
  return { service, key, page: `${stage.origins[0]}/page-1`, stop };
}

/** Prints the CPU time of each, of pages that are cached and of pages that are not. */
export async function measureAgents(): Promise<void> {
  const { service, key, page, stop } = await startAgentStage();
  const senders = sendersFor(key);
  for (const send of Object.values(senders)) {
    await timed(service, send, pagesOf(page, "warm-up"), WARM_UP_CALLS);
  }
  for (const kind of ["cached", "uncached"] as const) {
    const costs = new Map(Object.keys(senders).map((name) => [name, [] as number[]]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, send] of Object.entries(senders)) {
        const pages = pagesOf(page, kind);
        costs.get(name)?.push(await timed(service, send, pages, CALLS));
      }
    }
    const inspect = costs.get("GET /inspect") ?? [];
    printTable(
      `A page of 10 KB, ${kind}, ${AT_ONCE} calls at once: medians of ${ROUNDS} rounds`,
      [...costs].map(([name, each]) => ({
        call: name,
        "CPU ms": median(each),
        "over GET /inspect": median(each.map((cost, at) => cost - (inspect[at] ?? 0))),
      })),
    );
  }
  await stop();
}

let serial = 0;

function pagesOf(page: string, kind: "cached" | "uncached" | "warm-up"): () => string {
  return () => {
    serial += 1;
    return kind === "cached" || (kind === "warm-up" && serial % 4 > 0) ? page : `${page}?v=${serial}`;
  };
}

async function timed(service: Target, send: Send, nextPage: () => string, calls: number): Promise<number> {
  const pool = new Pool(service.base, { connections: AT_ONCE });
  let started = 0;
  const caller = async () => {
    while (started < calls) {
      started += 1;
      const status = await send(pool, nextPage());
      if (status !== 200) throw new Error(`A call came to the status ${status}.`);
    }
  };
  const before = cpuMs(service.pid);
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  const ms = (cpuMs(service.pid) - before) / calls;
  await pool.close();
  return ms;
}

function sendersFor(key: string): Readonly<Record<string, Send>> {
  const authorization = `Bearer ${key}`;
  const call = (format: "compact" | "full", era: "new" | "old"): Send => {
    const headers = {
      authorization,
      "accept-encoding": "gzip",
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...(era === "new"
        ? { "mcp-protocol-version": VERSION, "mcp-method": "tools/call", "mcp-name": "check_page" }
        : { "mcp-protocol-version": "2025-06-18" }),
    };
    return async (pool, url) => {
      const params = {
        name: "check_page",
        arguments: { url, format },
        ...(era === "new" ? { _meta: META } : {}),
      };
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
      const response = await pool.request({ method: "POST", path: "/mcp", headers, body });
      await response.body.bytes();
      return response.statusCode;
    };
  };
  return {
    "GET /inspect": async (pool, url) => {
      const path = `/inspect?url=${encodeURIComponent(url)}`;
      const headers = { authorization, "accept-encoding": "gzip" };
      const response = await pool.request({ method: "GET", path, headers });
      await response.body.bytes();
      return response.statusCode;
    },
    "check_page, compact": call("compact", "new"),
    "check_page, compact, 2025-06-18": call("compact", "old"),
    "check_page, full": call("full", "new"),
  };
}
