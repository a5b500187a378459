import { setMaxListeners } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { AppError } from "@/lib/errors";
import { oncePerProcess } from "@/lib/services/once-per-process";
import { CONNECTION_HEADER } from "../internal-headers";
import type { RequestHeaders } from "./request";

interface Connections {
  count: number;
  readonly numbers: WeakMap<Socket, string>;
  /** Each aborts when its connection is closed. */
  readonly open: Map<string, AbortController>;
}

const connections = () =>
  oncePerProcess<Connections>("connections", () => ({ count: 0, numbers: new WeakMap(), open: new Map() }));

/** Lets the handler of this request call `disconnectSignal`. */
export function trackConnection({ headers, socket }: IncomingMessage): void {
  headers[CONNECTION_HEADER] = connections().numbers.get(socket) ?? register(socket);
}

/** Aborts when the connection of the request with these headers is closed, be it before its response is sent or after. */
export function disconnectSignal(headers: RequestHeaders): AbortSignal | undefined {
  return connections().open.get(headers.get(CONNECTION_HEADER) ?? "")?.signal;
}

function register(socket: Socket): string {
  const { numbers, open } = connections();
  connections().count += 1;
  const number = String(connections().count);
  const closed = new AbortController();
  // A client may send any number of requests over one connection without waiting for responses.
  setMaxListeners(0, closed.signal);
  numbers.set(socket, number);
  open.set(number, closed);
  socket.once("close", () => {
    open.delete(number);
    closed.abort(new AppError("unavailable", { message: "The client closed the connection." }));
  });
  return number;
}
