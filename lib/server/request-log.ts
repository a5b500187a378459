import type { IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { readCookie, SESSION_COOKIE } from "@/lib/http/cookies";
import type { Log } from "@/lib/log";
import type { PathKindOf } from "./next/path-kinds";

const PATH_CHARS_MAX = 256;
const CHECK_PATHS = ["/", "/inspect"];
const FILE_STATUSES = [200, 206, 304];

interface LogTerms {
  readonly log: Log;
  readonly kindOf: PathKindOf;
}

/**
 * Writes one line when a request is over: what was asked and what came of it. Of the query only the host of the checked
 * page is told; headers, cookies, keys and addresses of people are not. The files a page brings along are for level `debug`.
 */
export function logRequest({ log, kindOf }: LogTerms, req: IncomingMessage, res: ServerResponse): void {
  if (!log.isLevelEnabled("info")) return;
  const startMs = performance.now();
  const { socket, method, url = "", headers } = req;
  const bytesBefore = socket.bytesWritten;
  res.once("close", () => {
    const [path = "", query = ""] = url.split("?", 2);
    const isFile = FILE_STATUSES.includes(res.statusCode) && isFilePath(path, kindOf);
    log[isFile ? "debug" : "info"](
      {
        method,
        path: path.slice(0, PATH_CHARS_MAX),
        host: CHECK_PATHS.includes(path) ? checkedHost(query) : undefined,
        status: res.statusCode,
        ms: Math.round(performance.now() - startMs),
        bytes: socket.bytesWritten - bytesBefore,
        caller: callerKind(headers),
        cut: res.writableFinished ? undefined : true,
      },
      "request",
    );
  });
}

/** By what a request says who sent it, true or not. */
function callerKind({ authorization, cookie = "" }: IncomingMessage["headers"]): string {
  if (authorization !== undefined) return "bearer";
  return readCookie(cookie, SESSION_COOKIE) === null ? "anonymous" : "session";
}

/** Files are no addresses of the build's. */
function isFilePath(path: string, kindOf: PathKindOf): boolean {
  return path.startsWith("/_next/") || kindOf(path) === "nothing";
}

function checkedHost(query: string): string | undefined {
  return URL.parse(new URLSearchParams(query).get("url") ?? "")?.hostname;
}
