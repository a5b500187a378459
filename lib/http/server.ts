// The only listener: what Next cannot know or does not guard (the client's true address, sizes, time-outs, security
// headers, the log) is settled here, before a request reaches it.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Settings } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { Log } from "@/lib/log";
import { errorBody } from "@/lib/services/error-body";
import type { AddressKind, KindOf } from "./address-kinds";
import { acceptPageStatus } from "./page-status";
import { prepareRequest } from "./prepare-request";
import { withBody } from "./read-body";
import { refuseConnection } from "./refuse-connection";
import { logRequest } from "./request-log";
import { securityHeaders } from "./security-headers";

/** Request line and headers together; it bounds the address too. */
const HEADER_BYTES_MAX = 16_384;

const TIMING: Timing = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 20_000,
  // Longer than the minute for which proxies keep an idle connection, so that it is never we who close it under them.
  keepAliveTimeoutMs: 65_000,
  idleTimeoutMs: 120_000,
  checkEveryMs: 1_000,
};

export interface Timing {
  readonly headersTimeoutMs: number;
  /** Until the last byte of the body. */
  readonly requestTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
  /** A connection on which nothing moves, such as a client that stopped reading its answer. */
  readonly idleTimeoutMs: number;
  /** How often the time-outs are looked after. */
  readonly checkEveryMs: number;
}

export interface WebServerOptions {
  readonly settings: Pick<Settings, "baseUrl" | "trustProxy">;
  readonly log: Log;
  /** Answers a request: Next. */
  readonly handle: (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;
  readonly dev: boolean;
  /** Next would draw a page whatever the method, and take a write to a page or to nothing for a call of its own kind. */
  readonly kindOf: KindOf;
  readonly timing?: Partial<Timing>;
}

/** The web server, not yet listening. */
export function createWebServer(options: WebServerOptions): Server {
  const timing = { ...TIMING, ...options.timing };
  const busy = new WeakSet<Socket>();
  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES_MAX,
      headersTimeout: timing.headersTimeoutMs,
      requestTimeout: timing.requestTimeoutMs,
      keepAliveTimeout: timing.keepAliveTimeoutMs,
      connectionsCheckingInterval: timing.checkEveryMs,
    },
    (req, res) => {
      busy.add(req.socket);
      res.once("close", () => busy.delete(req.socket));
      void serve(req, res, options);
    },
  );
  server.on("clientError", (error, socket) => {
    const tcp = socket as Socket;
    refuseConnection(options.log, error, { socket: tcp, busy: busy.has(tcp) });
  });
  if (!options.dev) server.setTimeout(timing.idleTimeoutMs);
  return server;
}

async function serve(req: IncomingMessage, res: ServerResponse, options: WebServerOptions): Promise<void> {
  const { settings, log, handle, dev, kindOf } = options;
  logRequest(log, req, res);
  const headers = securityHeaders({ baseUrl: settings.baseUrl, dev });
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  // Next takes the nonce for its own scripts from the request's policy.
  req.headers["content-security-policy"] = headers["content-security-policy"];
  try {
    if (!prepareRequest(req, settings.trustProxy)) return answer(res, 400, "Bad Request\n");
    refuseUnknown(req, kindOf(pathOf(req)));
    acceptPageStatus(req.headers, res);
    await handle(await withBody(req), res);
  } catch (error) {
    fail(error, req, res, log);
  }
}

function refuseUnknown(req: IncomingMessage, kind: AddressKind): void {
  if (kind === "internal" || (kind === "nothing" && !isRead(req))) throw new AppError("not_found");
  if (kind === "page" && !isRead(req)) throw new AppError("method_not_allowed");
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

function fail(error: unknown, req: IncomingMessage, res: ServerResponse, log: Log): void {
  if (req.destroyed && !req.complete) return;
  const known = error instanceof AppError ? error : new AppError("internal_error", { cause: error });
  if (known !== error) log.error({ err: error }, "failed");
  req.resume();
  if (known.code === "method_not_allowed") res.setHeader("allow", "GET, HEAD");
  if (res.headersSent) res.destroy();
  else answer(res, known.status, JSON.stringify(errorBody(known)), "application/json; charset=utf-8");
}

function answer(res: ServerResponse, status: number, text: string, type = "text/plain; charset=utf-8"): void {
  res.writeHead(status, { "content-type": type, "content-length": Buffer.byteLength(text) }).end(text);
}
