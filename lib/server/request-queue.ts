import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { WebResponse } from "./web-response";

/** Requests of one connection that may wait behind the one being handled. Browsers send the next one after a response. */
const WAITING_MAX = 8;

/** A request and the response to it. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: WebResponse;
}

export interface RequestQueue {
  /** Handles a request now, or after the earlier ones of its connection. */
  add(exchange: Exchange): void;
  /** The exchange of a connection that is being handled. */
  running(socket: Socket): Exchange | undefined;
}

/**
 * Handles the requests of each connection one after the other. Node itself starts all that a client has written without
 * waiting for responses (RFC 9112, section 9.3.2), hundreds in one packet. What is too many is dropped, and the
 * connection ends after the last response; what waits on a connection that closes is never handled.
 */
export function createRequestQueue(handle: (exchange: Exchange) => void): RequestQueue {
  const queues = new WeakMap<Socket, Exchange[]>();
  const start = (socket: Socket, queue: readonly Exchange[]) => {
    const [exchange] = queue;
    if (exchange === undefined) return;
    exchange.res.whenClosed(() => next(socket));
    handle(exchange);
  };
  const next = (socket: Socket) => {
    const queue = queues.get(socket) ?? [];
    queue.shift();
    if (socket.destroyed) queue.length = 0;
    if (queue.length === 0) queues.delete(socket);
    start(socket, queue);
  };
  return {
    add(exchange) {
      const { socket } = exchange.req;
      const queue = queues.get(socket) ?? [];
      if (queue.length > WAITING_MAX) {
        const last = queue.at(-1);
        if (last !== undefined) last.res.shouldKeepAlive = false;
        return;
      }
      queue.push(exchange);
      queues.set(socket, queue);
      if (queue.length === 1) start(socket, queue);
    },
    running: (socket) => queues.get(socket)?.[0],
  };
}
