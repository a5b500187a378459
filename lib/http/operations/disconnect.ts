import { setMaxListeners } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { AppError } from "@/lib/errors";
import { oncePerProcess } from "@/lib/services/once-per-process";

/** The request header by which a route or page knows the connection it answers on. What a client sends under that name is dropped. */
const CONNECTION_HEADER = "x-headlight-connection";

interface Connections {
  count: number;
  readonly numbers: WeakMap<Socket, string>;
  /** Each aborts when its connection is closed. */
  readonly open: Map<string, AbortController>;
}

const connections = () =>
  oncePerProcess<Connections>("connections", () => ({ count: 0, numbers: new WeakMap(), open: new Map() }));

/** Lets whoever answers this request learn that its client is gone. */
export function noteConnection({ headers, socket }: IncomingMessage): void {
  headers[CONNECTION_HEADER] = connections().numbers.get(socket) ?? register(socket);
}

/** Aborts when the client of a request with these headers closes its connection before it has its answer, and at the end of that connection. */
export function clientLeft(headers: Pick<Headers, "get">): AbortSignal | undefined {
  return connections().open.get(headers.get(CONNECTION_HEADER) ?? "")?.signal;
}

function register(socket: Socket): string {
  const { numbers, open } = connections();
  connections().count += 1;
  const number = String(connections().count);
  const closed = new AbortController();
  // A client may send any number of requests over one connection without waiting for answers.
  setMaxListeners(0, closed.signal);
  numbers.set(socket, number);
  open.set(number, closed);
  socket.once("close", () => {
    open.delete(number);
    closed.abort(new AppError("unavailable", { message: "The client did not wait for its answer." }));
  });
  return number;
}
