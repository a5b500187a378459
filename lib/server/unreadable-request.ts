import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Settings } from "@/lib/env";
import { AppError, type ErrorCode } from "@/lib/errors";
import { CLIENT_HEADER } from "@/lib/http/operations/request";
import {
  type ErrorResponseOptions,
  type FailedRequest,
  failedRequest,
  plainErrorResponse,
} from "./error-response";
import { clientAddress } from "./prepare-request";
import { REQUEST_ID_HEADER, requestId } from "./request-id";
import type { Exchange } from "./request-queue";
import { targetPath } from "./request-target";
import { securityHeaders } from "./security-headers";

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/** Node's error for a request it could not parse. */
export interface ParseError extends Error {
  readonly code?: string;
  /** The bytes that could not be parsed: mostly the whole request, sometimes only a later piece of it. */
  readonly rawPacket?: Buffer;
}

export interface BadConnection {
  readonly socket: Socket;
  /** Its request that is being handled, or whose body is not complete. */
  readonly running: Exchange | undefined;
}

export interface RejectOptions extends ErrorResponseOptions {
  readonly settings: Pick<Settings, "baseUrl" | "trustProxy">;
}

/**
 * Sends an error to a connection whose request could not be read (malformed, too long, too slow) and closes it. A
 * connection that is busy with an earlier request is only closed.
 */
export async function rejectConnection(
  parseError: ParseError,
  { socket, running }: BadConnection,
  options: RejectOptions,
): Promise<void> {
  const error = new AppError(CODES[parseError.code ?? ""] ?? "bad_request");
  const gone = parseError.code === "ECONNRESET" || parseError.code === "EPIPE";
  const id = requestId(undefined);
  if (!gone) options.log.info({ id, status: error.status, code: parseError.code }, "unreadable request");
  const busy = running !== undefined && (running.req.complete || running.res.headersSent);
  if (gone || busy || !socket.writable) {
    socket.destroy();
    return;
  }
  const { baseUrl, trustProxy } = options.settings;
  const failed = running
    ? failedRequest(running.req)
    : readWhatIsLeft(parseError.rawPacket, { socket, trustProxy });
  const response = await plainErrorResponse(error, failed, options);
  const security = securityHeaders({ baseUrl, dev: false, path: failed.path, kind: "route" });
  const named = { ...security, [REQUEST_ID_HEADER]: id };
  const fields = Object.entries({ ...named, ...response.headers, connection: "close" });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const statusLine = `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`;
  socket.end(`${statusLine}\r\n${head}\r\n${response.body}`, () => socket.destroy());
}

/** What can still be read: enough to tell the sender its rate limit. */
function readWhatIsLeft(
  packet: Buffer = Buffer.alloc(0),
  { socket, trustProxy }: Pick<BadConnection, "socket"> & Pick<Settings, "trustProxy">,
): FailedRequest {
  const [head = ""] = packet.toString("latin1").split(/\r?\n\r?\n/, 1);
  const [requestLine = "", ...lines] = head.split(/\r?\n/);
  const [, target = ""] = /^[A-Z]+ ([^\s]*)/.exec(requestLine) ?? [];
  const fields = lines.map((line) => line.split(/:(.*)/s, 2));
  const headers = new Map(fields.map(([name = "", value = ""]) => [name.toLowerCase(), value.trim()]));
  const hops = { peer: socket.remoteAddress, forwardedFor: headers.get("x-forwarded-for"), trustProxy };
  headers.set(CLIENT_HEADER, clientAddress(hops));
  return { path: targetPath(target), headers: { get: (name) => headers.get(name) ?? null } };
}
