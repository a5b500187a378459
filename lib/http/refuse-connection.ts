import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { AppError, type ErrorCode } from "@/lib/errors";
import { clientAddress } from "./client-address";
import { CLIENT_HEADER } from "./client-header";
import { type RefusalTerms, refusalOf } from "./refusals";
import { targetPath } from "./request-target";
import { FIXED_HEADERS } from "./security-headers";

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/** What Node says of a request it could not read. */
export interface RequestFault extends Error {
  readonly code?: string;
  /** The bytes it stumbled over: mostly the whole request, sometimes only a later piece of it. */
  readonly rawPacket?: Buffer;
}

export interface BadConnection {
  readonly socket: Socket;
  /** An answer to an earlier request of it is being sent. */
  readonly busy: boolean;
  readonly trustProxy: number;
}

/**
 * Answers a connection whose request could not be read (malformed, too long, too slow) and closes it;
 * a busy one is only closed.
 */
export async function refuseConnection(
  fault: RequestFault,
  { socket, busy, trustProxy }: BadConnection,
  terms: RefusalTerms,
): Promise<void> {
  const error = new AppError(CODES[fault.code ?? ""] ?? "bad_request");
  const gone = fault.code === "ECONNRESET" || fault.code === "EPIPE";
  if (!gone) terms.log.info({ status: error.status, code: fault.code }, "unreadable request");
  if (gone || busy || !socket.writable) {
    socket.destroy();
    return;
  }
  const { path, headers } = readAnyway(fault.rawPacket);
  const hops = { peer: socket.remoteAddress, forwardedFor: headers.get("x-forwarded-for"), trustProxy };
  headers.set(CLIENT_HEADER, clientAddress(hops));
  const get = (name: string) => headers.get(name) ?? null;
  const refusal = await refusalOf(error, { path, headers: { get } }, terms);
  const fields = Object.entries({ ...FIXED_HEADERS, ...refusal.headers, connection: "close" });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const statusLine = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`;
  socket.end(`${statusLine}\r\n${head}\r\n${refusal.body}`, () => socket.destroy());
}

interface Readable {
  readonly path: string;
  /** Lower-case names. */
  readonly headers: Map<string, string>;
}

/** What can still be made out: enough to tell the sender what is left of its budget. */
function readAnyway(packet: Buffer = Buffer.alloc(0)): Readable {
  const [head = ""] = packet.toString("latin1").split(/\r?\n\r?\n/, 1);
  const [requestLine = "", ...lines] = head.split(/\r?\n/);
  const [, target = ""] = /^[A-Z]+ ([^\s]*)/.exec(requestLine) ?? [];
  const headers = lines.map((line) => line.split(/:(.*)/s, 2));
  return {
    path: targetPath(target),
    headers: new Map(headers.map(([name = "", value = ""]) => [name.toLowerCase(), value.trim()])),
  };
}
