import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { Rate } from "@/lib/limits/bucket";
import type { RateHeadersOf } from "@/lib/server/error-response";
import { createWebServer, type Timing, type WebServerOptions } from "@/lib/server/listener";
import type { PathKind, PathKindOf } from "@/lib/server/next/path-kinds";
import type { TakePage } from "@/lib/server/page-limit";
import { type LogLines, logLines } from "@/lib/testing/log-lines";

export interface TestServerOptions {
  readonly handle: WebServerOptions["handle"];
  readonly trustProxy?: number;
  readonly baseUrl?: string;
  readonly timing?: Partial<Timing>;
  /** A few made-up paths when absent. */
  readonly kindOf?: PathKindOf;
  /** Nothing is counted when absent. */
  readonly rateHeadersOf?: RateHeadersOf;
  /** Every page is allowed when absent. */
  readonly takePage?: TakePage;
}

export interface TestServer {
  readonly server: Server;
  readonly origin: string;
  readonly logged: LogLines;
  /** Sends bytes as they are on a connection of its own, and resolves with all that comes back until it is closed. */
  raw(bytes: string): Promise<string>;
  open(): Socket;
  close(): Promise<void>;
}

/** Every other path is a route's. */
const KINDS: Readonly<Record<string, PathKind>> = {
  "/page": "page",
  "/oauth/authorize": "page",
  "/nothing": "nothing",
  "/internal": "internal",
};

const madeUpKind: PathKindOf = (path) => KINDS[path] ?? (path.startsWith("/_next/") ? "nothing" : "route");

const FREE: Rate = { allowed: true, limit: 1, remaining: 1, resetSeconds: 0, retryAfterSeconds: 0 };

/** The product's web server on a free port of the loopback interface, with a handler in Next's place. */
export async function startWebServer(options: TestServerOptions): Promise<TestServer> {
  const logged = logLines();
  const settings = {
    baseUrl: options.baseUrl ?? "http://localhost:3000",
    trustProxy: options.trustProxy ?? 0,
  };
  const { handle, timing, kindOf = madeUpKind } = options;
  const { rateHeadersOf = async () => ({}), takePage = async () => FREE } = options;
  const server = createWebServer({
    settings,
    log: logged.log,
    dev: false,
    kindOf,
    handle,
    rateHeadersOf,
    takePage,
    timing,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const open = () => connect(port, "127.0.0.1");
  return {
    server,
    origin: `http://127.0.0.1:${port}`,
    logged,
    open,
    async raw(bytes) {
      const socket = open();
      socket.write(bytes);
      return received(socket);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Everything a connection sends until it is closed, also when it is reset. */
export async function received(socket: Socket): Promise<string> {
  let text = "";
  socket.setEncoding("utf8");
  socket.on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.once("close", resolve));
  return text;
}
