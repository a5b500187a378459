import type { IncomingMessage } from "node:http";
import { performance } from "node:perf_hooks";
import { readCookie, SESSION_COOKIE } from "@/lib/http/cookies";
import type { RequestFacts } from "@/lib/http/operations/request";
import type { Log } from "@/lib/log";
import type { RequestTarget } from "./request-target";
import type { WebResponse } from "./web-response";

const PATH_CHARS_MAX = 256;
const FILE_STATUSES = [200, 206, 304];

interface LogOptions {
  readonly log: Log;
  readonly target: RequestTarget;
  readonly id: string;
  /** Called when the request is over. */
  readonly facts: () => RequestFacts;
  readonly onRequest: ((request: FinishedRequest) => void) | undefined;
}

/** A request that is over. */
export interface FinishedRequest extends RequestFacts {
  readonly method: string;
  readonly status: number;
  readonly ms: number;
}

/**
 * Logs one line when a request is over. Of the query only the host of the checked page is logged; headers, cookies, keys
 * and IP addresses are not. A page's files are logged at level `debug`.
 */
export function logRequest(
  { log, target, id, facts, onRequest }: LogOptions,
  req: IncomingMessage,
  res: WebResponse,
): void {
  const isLogged = log.isLevelEnabled("info");
  const startMs = performance.now();
  const { socket, method, headers } = req;
  const bytesBefore = socket.bytesWritten;
  res.whenClosed(() => {
    const ms = Math.round(performance.now() - startMs);
    const told = facts();
    onRequest?.({ method: method ?? "", status: res.statusCode, ms, ...told });
    if (!isLogged) return;
    const isFile = FILE_STATUSES.includes(res.statusCode) && isStaticFile(target);
    log[isFile ? "debug" : "info"](
      {
        id,
        method,
        path: target.path.slice(0, PATH_CHARS_MAX),
        host: target.checkedHost,
        status: res.statusCode,
        ms,
        bytes: socket.bytesWritten - bytesBefore,
        caller: callerKind(headers),
        account: told.account,
        code: told.code,
        cache: told.cache,
        cut: res.writableFinished ? undefined : true,
      },
      "request",
    );
  });
}

/** By the credentials that a request sends, valid or not. */
function callerKind({ authorization, cookie }: IncomingMessage["headers"]): string {
  if (authorization !== undefined) return "bearer";
  return readCookie(cookie ?? "", SESSION_COOKIE) === null ? "anonymous" : "session";
}

/** Files are not among the paths of the build. */
function isStaticFile({ path, kind }: RequestTarget): boolean {
  return kind === "nothing" || path.startsWith("/_next/");
}
