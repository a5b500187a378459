// A real origin on loopback for tests: real sockets, scripted responses, and a record of what was requested.
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { createServer as createTcpServer, type Server, type Socket } from "node:net";
import type { Identity } from "./certificate";
import type { Responder } from "./fake-responses";

/** One request as it came in. */
export interface ReceivedRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingMessage["headers"];
}

export interface FakeWeb {
  readonly port: number;
  /** `http://127.0.0.1:PORT`, or `https://` with an identity. */
  readonly origin: string;
  /** The same server under a name, for a test whose resolver maps the name to 127.0.0.1. */
  originOf(host: string): string;
  /** Connections accepted since the start. */
  readonly connections: number;
  /** Connections open now. */
  readonly open: number;
  /** Most requests that were running at the same time. */
  readonly busiest: number;
  readonly requests: readonly ReceivedRequest[];
  /** Scripts the response of a path (without its query); every other path responds 404. */
  on(path: string, respond: Responder): FakeWeb;
  /** Resolves when this many requests have come in. */
  requested(count: number): Promise<void>;
  /** Resolves when no connection is open. */
  quiet(): Promise<void>;
  close(): Promise<void>;
}

export interface FakeWebOptions {
  /** Serves https with this certificate. */
  readonly identity?: Identity;
  /** Where to listen; 127.0.0.1 when absent. */
  readonly host?: string;
  /** Takes connections and never says a word. */
  readonly mute?: boolean;
}

/** Starts an origin on a free port of the loopback interface. */
export async function startFakeWeb(options: FakeWebOptions = {}): Promise<FakeWeb> {
  const state = createState();
  const server = createServerFor(options, state.listener);
  server.on("connection", state.accept);
  // A client that refuses the certificate, or that cuts a request, is part of the script.
  server.on("tlsClientError", () => undefined);
  server.on("clientError", (_error, socket) => socket.destroy());
  const host = options.host ?? "127.0.0.1";
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const port = portOf(server);
  const originOf = (name: string) => `${options.identity ? "https" : "http"}://${name}:${port}`;
  const web: FakeWeb = {
    port,
    origin: originOf(host.includes(":") ? `[${host}]` : host),
    originOf,
    get connections() {
      return state.connections;
    },
    get open() {
      return state.sockets.size;
    },
    get busiest() {
      return state.busiest;
    },
    requests: state.requests,
    on(path, respond) {
      state.responses.set(path, respond);
      return web;
    },
    requested: (count) => state.until(() => state.requests.length >= count),
    quiet: () => state.until(() => state.sockets.size === 0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of state.sockets) socket.destroy();
      }),
  };
  return web;
}

/** A port of 127.0.0.1 on which nothing listens. */
export async function closedPort(): Promise<number> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function createServerFor({ identity, mute }: FakeWebOptions, listener: RequestListener): Server {
  if (mute) return createTcpServer((socket) => socket.resume());
  return identity ? createTlsServer({ ...identity }, listener) : createServer(listener);
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  return address.port;
}

interface Waiter {
  readonly met: () => boolean;
  readonly resolve: () => void;
}

function createState() {
  const waiters = new Set<Waiter>();
  const requests: ReceivedRequest[] = [];
  const state = {
    connections: 0,
    busy: 0,
    busiest: 0,
    sockets: new Set<Socket>(),
    requests,
    responses: new Map<string, Responder>(),
    until: (met: () => boolean) =>
      new Promise<void>((resolve) => {
        waiters.add({ met, resolve });
        changed();
      }),
    accept(socket: Socket) {
      state.connections++;
      state.sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        state.sockets.delete(socket);
        changed();
      });
    },
    listener: ((req, res) => {
      const path = req.url ?? "/";
      requests.push({ path, method: req.method ?? "", headers: req.headers });
      state.busiest = Math.max(state.busiest, ++state.busy);
      res.on("close", () => state.busy--);
      const respond = state.responses.get(path.split("?")[0] ?? path);
      if (respond) respond(req, res);
      else res.writeHead(404, { "content-type": "text/plain" }).end("Not found");
      changed();
    }) satisfies RequestListener,
  };
  function changed() {
    for (const waiter of waiters) {
      if (!waiter.met()) continue;
      waiters.delete(waiter);
      waiter.resolve();
    }
  }
  return state;
}
