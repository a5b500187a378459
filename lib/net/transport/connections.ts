import type { Socket } from "node:net";
import type { Readable } from "node:stream";
// All of undici, with its fetch, takes 0.1 s to load.
import Client from "undici/lib/dispatcher/client.js";
import type { Dial } from "../guard/dial";

/** One connection to one address. undici speaks HTTP over it; it never resolves or dials anything itself. */
export interface HostConnection {
  /** The origin and the addresses it was judged by. */
  readonly key: string;
  readonly client: Client;
  readonly socket: Socket;
  /** True once a response was read over it: the site may have closed it since. */
  used: boolean;
}

export interface Connections {
  /** An idle connection to the same origin at the same addresses, else a new one. */
  take(url: URL, addresses: readonly string[], signal: AbortSignal): Promise<HostConnection>;
  dial(url: URL, addresses: readonly string[], signal: AbortSignal): Promise<HostConnection>;
  /** Puts a connection back whose response was read to the end. */
  keep(connection: HostConnection): void;
  readonly open: number;
  close(): Promise<void>;
}

const IDLE_MS = 4_000;
const IDLE_MAX = 128;
const HEADER_BYTES_MAX = 65_536;
/**
 * undici takes in the whole piece it was given even when a response's headers or trailers are too long by then, and makes
 * an error for each one that follows, and reads on: tens of thousands of them, for a third of a second.
 */
const PIECE_BYTES_MAX = 8_192;

/** Keeps connections for a few seconds: a page, its redirects, its images and its robots.txt mostly share a host. */
export function createConnections(dial: Dial): Connections {
  const open = new Set<HostConnection>();
  const idle = new Set<HostConnection>();

  async function connect(
    url: URL,
    addresses: readonly string[],
    signal: AbortSignal,
  ): Promise<HostConnection> {
    const socket = await dial(url, addresses, signal);
    const connection = { key: keyOf(url, addresses), client: speakHttp(url, socket), socket, used: false };
    open.add(connection);
    socket.once("close", () => {
      open.delete(connection);
      idle.delete(connection);
    });
    return connection;
  }

  return {
    async take(url, addresses, signal) {
      const key = keyOf(url, addresses);
      for (const connection of idle) {
        if (connection.key !== key) continue;
        idle.delete(connection);
        return connection;
      }
      return connect(url, addresses, signal);
    },
    dial: connect,
    keep(connection) {
      if (!open.has(connection)) return;
      connection.used = true;
      idle.add(connection);
      const [oldest] = idle;
      if (idle.size <= IDLE_MAX || !oldest) return;
      idle.delete(oldest);
      oldest.socket.destroy();
    },
    get open() {
      return open.size;
    },
    async close() {
      await Promise.all(
        [...open].map(({ socket }) => {
          const closed = new Promise((resolve) => socket.once("close", resolve));
          socket.destroy();
          return closed;
        }),
      );
    },
  };
}

function keyOf(url: URL, addresses: readonly string[]): string {
  return `${url.origin} ${addresses.length > 1 ? [...addresses].sort().join(" ") : addresses[0]}`;
}

/** A client that has this socket and, once it is gone, nothing. Deadlines are kept outside, over the whole fetch. */
function speakHttp(url: URL, socket: Socket): Client {
  readInPieces(socket, PIECE_BYTES_MAX);
  let given = false;
  return new Client(url.origin, {
    connect: (_options, callback) => {
      const gone = given;
      given = true;
      // undici misses a callback that comes before its own call has returned.
      queueMicrotask(() =>
        gone ? callback(new Error("The connection is gone."), null) : callback(null, socket),
      );
    },
    pipelining: 1,
    maxHeaderSize: HEADER_BYTES_MAX,
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
  });
}

/**
 * Makes `read()` without a size return pieces of at most `bytesMax` instead of all there is, and
 * nothing more once the stream was destroyed.
 */
export function readInPieces(stream: Readable, bytesMax: number): void {
  const read = stream.read.bind(stream);
  stream.read = (size) => {
    if (stream.destroyed) return null;
    // Nothing is there at 0, and reading nothing in particular is what asks for more.
    return read(size ?? (Math.min(stream.readableLength, bytesMax) || undefined));
  };
}
