// Clients that do not behave: many requests in one write, and connections that never read.
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** For the first bytes of a response to be read. */
const STATUS_MS = 500;

/** What came back. */
export interface AttackResult {
  /** Set if the time matters. */
  readonly name?: string;
  /** 0 if the connection was closed without a response. */
  readonly status: number;
  /** How many of that status; 1 when absent. */
  readonly count?: number;
  readonly ms: number;
  /** 0 for what is no HTML. */
  readonly htmlBytes: number;
}

/** A request as an ordinary client of a network sends it, with its whole response read. */
export async function sendFrom(
  base: string,
  path: string,
  network: string,
  init: RequestInit = {},
): Promise<AttackResult> {
  const start = performance.now();
  const headers = { ...Object.fromEntries(new Headers(init.headers)), "x-forwarded-for": network };
  try {
    const response = await fetch(`${base}${path}`, { ...init, headers });
    const body = await response.arrayBuffer();
    const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    const ms = performance.now() - start;
    return { status: response.status, ms, htmlBytes: isHtml ? body.byteLength : 0 };
  } catch {
    return { status: 0, ms: performance.now() - start, htmlBytes: 0 };
  }
}

interface Pipeline {
  readonly method: string;
  readonly path: string;
  readonly count: number;
  readonly leaveAfterMs: number;
}

/** Writes all requests at once on one connection, and closes it after that time. */
export async function pipelined(
  base: string,
  { method, path, count, leaveAfterMs }: Pipeline,
): Promise<AttackResult> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => undefined);
  const start = performance.now();
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: ${hostname}\r\nx-forwarded-for: 192.0.2.200\r\n\r\n`.repeat(count),
  );
  await delay(leaveAfterMs);
  socket.destroy();
  const statuses = text.match(/^HTTP\/1\.1 \d+/gm) ?? [];
  const status = Number(statuses[0]?.slice(-3) ?? 0);
  return { status, count: statuses.length || 1, ms: performance.now() - start, htmlBytes: 0 };
}

interface Silence {
  readonly path: string;
  readonly clients: number;
  readonly forMs: number;
}

/** Requests on a connection and from a network each, whose responses are not read for that long. */
export async function silent(
  base: string,
  { path, clients, forMs }: Silence,
): Promise<readonly AttackResult[]> {
  const { hostname, port } = new URL(base);
  const sockets = Array.from({ length: clients }, (_, n) => {
    const socket = connect(Number(port), hostname).pause();
    socket.on("error", () => undefined);
    const network = `198.51.${Math.floor(n / 250)}.${n % 250}`;
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nx-forwarded-for: ${network}\r\n\r\n`);
    return socket;
  });
  await delay(forMs);
  return Promise.all(
    sockets.map(async (socket) => ({ status: await statusOf(socket), ms: forMs, htmlBytes: 0 })),
  );
}

/** The status that a connection has received, which is then closed. */
async function statusOf(socket: Socket): Promise<number> {
  const head = await Promise.race([
    new Promise<string>((resolve) => socket.once("data", (data) => resolve(data.toString("latin1")))),
    delay(STATUS_MS, ""),
  ]);
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0);
}
