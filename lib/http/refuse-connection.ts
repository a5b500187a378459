import type { Socket } from "node:net";
import type { Log } from "@/lib/log";
import { FIXED_HEADERS } from "./security-headers";

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

export interface BadConnection {
  readonly socket: Socket;
  /** An answer to an earlier request of it is being sent. */
  readonly busy: boolean;
}

/**
 * Answers a connection whose request could not be read (malformed, too long, too slow) and closes it;
 * a busy one is only closed.
 */
export function refuseConnection(
  log: Log,
  error: NodeJS.ErrnoException,
  { socket, busy }: BadConnection,
): void {
  const statusLine = STATUS_LINES[error.code ?? ""] ?? "400 Bad Request";
  const gone = error.code === "ECONNRESET" || error.code === "EPIPE";
  if (!gone) log.info({ status: Number.parseInt(statusLine, 10), code: error.code }, "unreadable request");
  if (gone || busy || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = `${statusLine.slice(4)}\n`;
  const headers = {
    ...FIXED_HEADERS,
    "content-type": "text/plain; charset=utf-8",
    "content-length": body.length,
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${statusLine}\r\n${head.join("")}connection: close\r\n\r\n${body}`, () =>
    socket.destroy(),
  );
}
