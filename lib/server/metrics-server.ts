import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Metrics } from "./metrics";
import { targetPath } from "./request-target";

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

const PATH = "/metrics";

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
