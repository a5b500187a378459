import type { IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { readCookie, SESSION_COOKIE } from "@/lib/http/cookies";
import type { RequestFacts } from "@/lib/http/operations/request";
import type { Log } from "@/lib/log";
import type { PathKindOf } from "./next/path-kinds";

const PATH_CHARS_MAX = 256;
const CHECK_PATHS = ["/", "/inspect"];
const FILE_STATUSES = [200, 206, 304];

interface LogOptions {
  readonly log: Log;
  readonly kindOf: PathKindOf;
  readonly id: string;
  readonly facts: () => RequestFacts;
  readonly onRequest?: (request: FinishedRequest) => void;
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
  { log, kindOf, id, facts, onRequest }: LogOptions,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  const isLogged = log.isLevelEnabled("info");
  if (!isLogged && onRequest === undefined) return;
  const startMs = performance.now();
  const { socket, method, url = "", headers } = req;
  const bytesBefore = socket.bytesWritten;
  res.once("close", () => {
    const ms = Math.round(performance.now() - startMs);
    const { operation, ...told } = facts();
    onRequest?.({ method: method ?? "", status: res.statusCode, ms, operation, ...told });
    if (!isLogged) return;
    const [path = "", query = ""] = url.split("?", 2);
    const isFile = FILE_STATUSES.includes(res.statusCode) && isStaticFile(path, kindOf);
    log[isFile ? "debug" : "info"](
      {
        id,
        method,
        path: path.slice(0, PATH_CHARS_MAX),
        host: CHECK_PATHS.includes(path) ? checkedHost(query) : undefined,
        status: res.statusCode,
        ms,
        bytes: socket.bytesWritten - bytesBefore,
        caller: callerKind(headers),
        ...told,
        cut: res.writableFinished ? undefined : true,
      },
      "request",
    );
  });
}

/** By the credentials that a request sends, valid or not. */
function callerKind({ authorization, cookie = "" }: IncomingMessage["headers"]): string {
  if (authorization !== undefined) return "bearer";
  return readCookie(cookie, SESSION_COOKIE) === null ? "anonymous" : "session";
}

/** Files are not among the paths of the build. */
function isStaticFile(path: string, kindOf: PathKindOf): boolean {
  return path.startsWith("/_next/") || kindOf(path) === "nothing";
}

function checkedHost(query: string): string | undefined {
  return URL.parse(new URLSearchParams(query).get("url") ?? "")?.hostname;
}
