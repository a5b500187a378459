// The only listener. What Next cannot know or does not guard (the client's IP address, sizes, timeouts, security headers,
// the log) is handled here, before a request reaches it.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Settings } from "@/lib/env";
import { AppError, type ErrorCode } from "@/lib/errors";
import { trackConnection } from "@/lib/http/operations/caller";
import { CLIENT_HEADER, NodeHeaders, noteFacts, trackRequest } from "@/lib/http/operations/request";
import type { Rate } from "@/lib/limits/bucket";
import type { Log } from "@/lib/log";
import { failedRequest, plainErrorResponse, type RateHeadersOf } from "./error-response";
import type { PathKind, PathKindOf } from "./next/path-kinds";
import {
  busyPage,
  createRenderQueue,
  isRendered,
  type RenderQueue,
  rejectPage,
  type TakePage,
} from "./page-limit";
import { prepareRequest } from "./prepare-request";
import { hasBody, withBody } from "./read-body";
import { REQUEST_ID_HEADER, requestId } from "./request-id";
import { type FinishedRequest, logRequest } from "./request-log";
import { createRequestQueue, type Exchange } from "./request-queue";
import { type RequestTarget, targetReader } from "./request-target";
import { isForeignFile, securityHeaders } from "./security-headers";
import { type ParseError, rejectConnection } from "./unreadable-request";
import { WebResponse } from "./web-response";

/** Request line and headers together, so it limits the URL too. */
const HEADER_BYTES_MAX = 16_384;

const TIMING: Timing = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 20_000,
  // Longer than the minute for which proxies keep an idle connection, so that we never close one that they are using.
  keepAliveTimeoutMs: 65_000,
  idleTimeoutMs: 120_000,
  fileTimeoutMs: 30_000,
  responseTimeoutMs: 300_000,
  checkEveryMs: 1_000,
};

export interface Timing {
  readonly headersTimeoutMs: number;
  /** Until the last byte of the body. */
  readonly requestTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
  /** For a connection without traffic, such as a client that stopped reading its response. */
  readonly idleTimeoutMs: number;
  /** For the whole of another site's file, which a client may read as slowly as it likes without being idle. */
  readonly fileTimeoutMs: number;
  /** For the whole of any other response. */
  readonly responseTimeoutMs: number;
  /** How often the timeouts are checked. */
  readonly checkEveryMs: number;
}

export interface WebServerOptions {
  readonly settings: Pick<Settings, "baseUrl" | "trustProxy">;
  readonly log: Log;
  /** Handles a request: operations and Next. */
  readonly handle: (req: IncomingMessage, res: WebResponse) => Promise<void> | void;
  readonly dev: boolean;
  /** Next would render a page for every method, and treat a write to a page or to nothing as a server action. */
  readonly kindOf: PathKindOf;
  readonly rateHeadersOf: RateHeadersOf;
  readonly takePage: TakePage;
  readonly timing?: Partial<Timing>;
  /** Aborts when the process was told to stop: every response from then on tells its client to close the connection. */
  readonly stopping?: AbortSignal;
  /** Called when a request is over. */
  readonly onRequest?: (request: FinishedRequest) => void;
}

/** The web server, not yet listening. */
export function createWebServer(options: WebServerOptions): Server {
  const timing = { ...TIMING, ...options.timing };
  const rejected = new WeakSet<Socket>();
  const renders = createRenderQueue();
  /**
   * The responses that are being made, and until when they may take, as `performance.now()` tells it. Those that wait on
   * their connection are not among them: Node never tells that they are closed.
   */
  const open = new Map<WebResponse, number>();
  const { stopping } = options;
  const readTarget = targetReader({ ...options, ...options.settings });
  const queue = createRequestQueue((exchange) => {
    const { req, res } = exchange;
    const target = readTarget(req.url ?? "");
    const ms = isForeignFile(target.url) ? timing.fileTimeoutMs : timing.responseTimeoutMs;
    open.set(res, performance.now() + ms);
    res.whenClosed(() => open.delete(res));
    if (stopping?.aborted) closeAfter(res);
    void serve(exchange, options, { renders, target });
  });
  stopping?.addEventListener("abort", () => {
    for (const res of open.keys()) closeAfter(res);
  });
  const take = (req: IncomingMessage, res: WebResponse) => {
    // So many layers, Next's among them, wait for a response to end that Node would suspect a leak and log a warning.
    res.setMaxListeners(0);
    queue.add({ req, res });
  };
  const server = createServer(
    {
      ServerResponse: WebResponse,
      // Node's own responses to requests without a host or with unknown expectations would lack our headers.
      requireHostHeader: false,
      maxHeaderSize: HEADER_BYTES_MAX,
      headersTimeout: timing.headersTimeoutMs,
      requestTimeout: timing.requestTimeoutMs,
      keepAliveTimeout: timing.keepAliveTimeoutMs,
      connectionsCheckingInterval: timing.checkEveryMs,
    },
    take,
  );
  server.on("checkExpectation", take);
  server.on("clientError", (fault: ParseError, stream) => {
    const socket = stream as Socket;
    // Each further piece of a rejected request gets here again.
    if (rejected.has(socket)) return;
    rejected.add(socket);
    void rejectConnection(fault, { socket, running: queue.running(socket) }, options);
  });
  if (!options.dev) server.setTimeout(timing.idleTimeoutMs);
  const overdue = setInterval(destroyOverdue, timing.checkEveryMs, open).unref();
  server.once("close", () => clearInterval(overdue));
  return server;
}

/** Makes a response the last one on its connection, and say so. */
function closeAfter(res: ServerResponse): void {
  res.shouldKeepAlive = false;
}

interface Parts {
  readonly renders: RenderQueue;
  readonly target: RequestTarget;
}

async function serve(
  { req, res }: Exchange,
  options: WebServerOptions,
  { renders, target }: Parts,
): Promise<void> {
  const { settings, handle, dev, takePage, log, onRequest } = options;
  const { url, isValid, path, kind } = target;
  req.url = url;
  const id = requestId(req.headers[REQUEST_ID_HEADER]);
  const facts = trackRequest(req.headers);
  logRequest({ log, target, onRequest, id, facts }, req, res);
  const headers = target.headers ?? securityHeaders({ baseUrl: settings.baseUrl, dev, path: url, kind });
  res.standing = { [REQUEST_ID_HEADER]: id, ...headers };
  // Next reads the nonce for its scripts from the request's policy.
  req.headers["content-security-policy"] = headers["content-security-policy"];
  try {
    if (!isValid || !prepareRequest(req, settings.trustProxy)) throw new AppError("bad_request");
    checkPath(req, kind);
    if (isRendered(path, kind)) {
      const rate = await takePage(clientOf(req));
      const entry = rate.allowed ? await renders.enter(clientOf(req), res) : "too many";
      if (entry === "left") return;
      if (entry !== "entered" && kind === "route")
        throw entry === "busy" ? new AppError("overloaded") : tooMany(rate);
      if (entry === "busy") return busyPage(req, res);
      if (entry === "too many") return rejectPage(req, res, rate);
    }
    trackConnection(req);
    await handle(hasBody(req) ? await withBody(req) : req, res);
  } catch (error) {
    await fail(error, { req, res }, options);
  }
}

function tooMany({ retryAfterSeconds }: Rate): AppError {
  const message = "Too many requests. Try again in a moment.";
  return new AppError("rate_limited", { message, retryAfter: Math.max(1, retryAfterSeconds) });
}

/** Closes the connections of the responses whose time is over. */
function destroyOverdue(open: ReadonlyMap<WebResponse, number>): void {
  const nowMs = performance.now();
  for (const [res, untilMs] of open) if (untilMs < nowMs) res.destroy();
}

function checkPath(req: IncomingMessage, kind: PathKind): void {
  if (kind === "internal" || (kind === "nothing" && !isRead(req))) throw new AppError("not_found");
  if (kind === "page" && !isRead(req)) throw new AppError("method_not_allowed");
}

function clientOf({ headers }: IncomingMessage): string {
  return headers[CLIENT_HEADER]?.toString() ?? "";
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

async function fail(error: unknown, { req, res }: Exchange, options: WebServerOptions): Promise<void> {
  if (req.destroyed && !req.complete) return;
  req.resume();
  noteFacts(new NodeHeaders(req.headers), { code: codeOf(error) });
  const { status, headers, body } = await plainErrorResponse(error, failedRequest(req), options);
  if (res.headersSent) res.destroy();
  else res.writeHead(status, headers).end(body);
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof AppError ? error.code : "internal_error";
}
