import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Resources } from "@/lib/services/context";
import type { FinishedRequest } from "./request-log";
import { targetPath } from "./request-target";

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

const PATH = "/metrics";

/** Checks take from a millisecond, out of the cache, to 20 s. */
const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** The operations and views that check a page. */
const CHECKS = ["inspect", "view"];

/** What Prometheus is told of this instance. */
export interface Metrics {
  /** Counts a request that is over. */
  count(request: FinishedRequest): void;
  /** Everything in Prometheus's text format, and its media type. */
  read(): Promise<{ readonly text: string; readonly type: string }>;
}

/** Metrics of this process: requests, checks, fetches, jobs, what it depends on, the event loop and memory. */
export function createMetrics(resources: Pick<Resources, "net" | "queue" | "db" | "shared">): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerGauges(registry, resources);
  const requests = new Histogram({
    name: "headlight_request_seconds",
    help: "Requests by operation and class of status.",
    labelNames: ["operation", "status"] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  const checks = new Counter({
    name: "headlight_checks_total",
    help: "Checks by outcome (ok or the error code) and by whether they came from the cache.",
    labelNames: ["outcome", "cache"] as const,
    registers: [registry],
  });
  const latencies = new Histogram({
    name: "headlight_check_seconds",
    help: "Successful checks by whether they came from the cache.",
    labelNames: ["cache"] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  return {
    count({ operation = "other", status, ms, code, cache = "none" }) {
      requests.observe({ operation, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
      if (!CHECKS.includes(operation)) return;
      checks.inc({ outcome: code ?? "ok", cache });
      if (code === undefined) latencies.observe({ cache }, ms / 1000);
    },
    read: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  };
}

function registerGauges(
  registry: Registry,
  { net, queue, db, shared }: Pick<Resources, "net" | "queue" | "db" | "shared">,
): void {
  new Gauge({
    name: "headlight_fetches",
    help: "Fetches that run and that wait for a slot, and the slots there are.",
    labelNames: ["state"] as const,
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(net.load)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "headlight_jobs_waiting",
    help: "Jobs of audits, monitors and emails that wait, of all instances together.",
    labelNames: ["kind"] as const,
    registers: [registry],
    async collect() {
      this.reset();
      const waiting = await queue.waiting().catch(() => ({}));
      for (const [kind, count] of Object.entries(waiting)) this.set({ kind }, count);
    },
  });
  new Gauge({
    name: "headlight_up",
    help: "Whether what this instance depends on can be reached.",
    labelNames: ["part"] as const,
    registers: [registry],
    async collect() {
      this.set({ part: "database" }, (await db.isUp()) ? 1 : 0);
      const redis = shared.state();
      if (redis !== "none") this.set({ part: "redis" }, redis === "ok" ? 1 : 0);
    },
  });
}

/** A server of the metrics alone, for everyone who reaches its port; not yet listening. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((req, res) => {
    if (targetPath(req.url ?? "") === PATH && req.method === "GET") void send(metrics, res);
    else res.writeHead(404).end();
  });
}

/** Serves the metrics to a client that sends the token as a bearer. To all others the path does not exist. */
export function withMetrics(handle: Handle, metrics: Metrics, token: string | null): Handle {
  if (token === null) return handle;
  return (req, res) => {
    const isAllowed = isSame(req.headers.authorization ?? "", `Bearer ${token}`);
    return targetPath(req.url ?? "") === PATH && isAllowed ? send(metrics, res) : handle(req, res);
  };
}

async function send(metrics: Metrics, res: ServerResponse): Promise<void> {
  const { text, type } = await metrics.read();
  res.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(text);
}

/** Takes the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
