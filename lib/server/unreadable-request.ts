import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { AppError, type ErrorCode } from "@/lib/errors";
import { CLIENT_HEADER } from "@/lib/http/internal-headers";
import { clientAddress } from "./client-address";
import type { FailedRequest } from "./error-response";
import { type ErrorResponseOptions, failedRequest, plainErrorResponse } from "./error-response";
import { targetPath } from "./prepare-request";
import { FIXED_HEADERS } from "./security-headers";

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/** What Node says of a request it could not read. */
export interface ParseError extends Error {
  readonly code?: string;
  /** The bytes it stumbled over: mostly the whole request, sometimes only a later piece of it. */
  readonly rawPacket?: Buffer;
}

export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

export interface BadConnection {
  readonly socket: Socket;
  /** The request of it that is being answered, or whose body has not come whole. */
  readonly running: Exchange | undefined;
  readonly trustProxy: number;
}

/**
 * Answers a connection whose request could not be read (malformed, too long, too slow) and closes it;
 * one that an earlier request is being answered over is only closed.
 */
export async function rejectConnection(
  fault: ParseError,
  { socket, running, trustProxy }: BadConnection,
  terms: ErrorResponseOptions,
): Promise<void> {
  const error = new AppError(CODES[fault.code ?? ""] ?? "bad_request");
  const gone = fault.code === "ECONNRESET" || fault.code === "EPIPE";
  if (!gone) terms.log.info({ status: error.status, code: fault.code }, "unreadable request");
  const busy = running !== undefined && (running.req.complete || running.res.headersSent);
  if (gone || busy || !socket.writable) {
    socket.destroy();
    return;
  }
  const refused = running ? failedRequest(running.req) : readAnyway(fault.rawPacket, { socket, trustProxy });
  const refusal = await plainErrorResponse(error, refused, terms);
  const fields = Object.entries({ ...FIXED_HEADERS, ...refusal.headers, connection: "close" });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const statusLine = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`;
  socket.end(`${statusLine}\r\n${head}\r\n${refusal.body}`, () => socket.destroy());
}

/** What can still be made out: enough to tell the sender what is left of its budget. */
function readAnyway(
  packet: Buffer = Buffer.alloc(0),
  { socket, trustProxy }: Pick<BadConnection, "socket" | "trustProxy">,
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
