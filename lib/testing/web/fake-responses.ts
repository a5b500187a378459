import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline, Readable } from "node:stream";
import {
  brotliCompressSync,
  createBrotliCompress,
  createDeflate,
  createDeflateRaw,
  createGzip,
  deflateRawSync,
  deflateSync,
  gzipSync,
} from "node:zlib";

/** What the fake web does with a request. */
export type Responder = (req: IncomingMessage, res: ServerResponse) => void;

export type Compression = "gzip" | "deflate" | "deflate-raw" | "br";

export interface ResponseParts {
  /** 200 when absent. */
  readonly status?: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Uint8Array;
  /** Packs the body and says so in `content-encoding`. */
  readonly compression?: Compression;
}

const COMPRESS = {
  gzip: gzipSync,
  deflate: deflateSync,
  "deflate-raw": deflateRawSync,
  br: brotliCompressSync,
} as const;

const COMPRESSED_STREAM = {
  gzip: createGzip,
  deflate: createDeflate,
  "deflate-raw": createDeflateRaw,
  br: createBrotliCompress,
} as const;

/** An ordinary response, with a true `content-length` unless the headers name another. */
export function respond({ status = 200, headers = {}, body = "", compression }: ResponseParts): Responder {
  const sent = compression ? compressWith(compression, body) : Buffer.from(body);
  const encoding = compression ? { "content-encoding": nameOf(compression) } : {};
  return (_req, res) => {
    res.writeHead(status, { "content-length": sent.length, ...encoding, ...headers }).end(sent);
  };
}

export function compressWith(compression: Compression, body: string | Uint8Array): Buffer {
  return COMPRESS[compression](body);
}

export function html(body: string, parts: ResponseParts = {}): Responder {
  return respond({
    ...parts,
    body,
    headers: { "content-type": "text/html; charset=utf-8", ...parts.headers },
  });
}

export function redirect(location: string, parts: ResponseParts = {}): Responder {
  return respond({ status: 302, ...parts, headers: { location, ...parts.headers } });
}

/** Bytes sent as they are, HTTP or not; then the connection is ended, reset or left open. */
export function raw(bytes: string | Uint8Array, then: "end" | "reset" | "open" = "end"): Responder {
  return ({ socket }) => {
    socket.write(bytes, () => {
      if (then === "end") socket.end();
      if (then === "reset") socket.resetAndDestroy();
    });
  };
}

/** Takes the request and never says a word. */
export function silence(): Responder {
  return () => undefined;
}

/** Holds each request until `release` is called; what is held and what comes later then gets the response. */
export function held(then: Responder): { readonly respond: Responder; readonly release: () => void } {
  const waiting: (() => void)[] = [];
  let open = false;
  return {
    respond: (req, res) => {
      if (open) then(req, res);
      else waiting.push(() => then(req, res));
    },
    release: () => {
      open = true;
      for (const go of waiting.splice(0)) go();
    },
  };
}

/** `first` at once, then `piece` every `everyMs` for ever. With raw bytes even the head can be slow. */
export function drip(first: string | Uint8Array, piece: string | Uint8Array, everyMs: number): Responder {
  return ({ socket }) => {
    socket.write(first);
    const timer = setInterval(() => socket.write(piece), everyMs);
    socket.once("close", () => clearInterval(timer));
  };
}

/** A body without end, as fast as the client takes it. */
export function endless(piece: string | Uint8Array, headers: OutgoingHttpHeaders = {}): Responder {
  return (_req, res) => {
    res.writeHead(200, { "content-type": "text/html", ...headers });
    pipeline(Readable.from(forever(piece)), res, () => undefined);
  };
}

/** `first`, then `piece` without end, as fast as the client takes it. */
export function rawEndless(first: string, piece: string): Responder {
  return ({ socket }) => {
    socket.write(first);
    pipeline(Readable.from(forever(piece)), socket, () => undefined);
  };
}

/** A small compressed body that decompresses to `bytes` bytes of spaces. */
export function bomb(compression: Compression, bytes: number, headers: OutgoingHttpHeaders = {}): Responder {
  return (_req, res) => {
    res.writeHead(200, { "content-type": "text/html", "content-encoding": nameOf(compression), ...headers });
    pipeline(Readable.from(spaces(bytes)), COMPRESSED_STREAM[compression](), res, () => undefined);
  };
}

function nameOf(compression: Compression): string {
  return compression === "deflate-raw" ? "deflate" : compression;
}

function* forever(piece: string | Uint8Array): Generator<Buffer> {
  const bytes = Buffer.from(piece);
  for (;;) yield bytes;
}

function* spaces(bytes: number): Generator<Buffer> {
  const piece = Buffer.alloc(65_536, " ");
  for (let left = bytes; left > 0; left -= piece.length)
    yield piece.subarray(0, Math.min(left, piece.length));
}
