import {
  type BrotliDecompress,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  type Gunzip,
  type Inflate,
  type InflateRaw,
} from "node:zlib";
import { AppError } from "@/lib/errors";
import type { Decoder, OnChunk } from "./body-decoder";
import type { Flow } from "./send-request";

const OPTIONS = { chunkSize: 65_536 };

/**
 * Compressed bytes that may wait their turn; when a site is that far ahead, no more is taken from it. A connection that is
 * paused instead ends in an exception nobody can catch when the site closes it (undici before 8):
 * https://github.com/nodejs/undici/issues/5360, read 2026-11-28.
 */
const WAITING_BYTES_MAX = 4_194_304;

const OPEN = {
  gzip: createGunzip,
  deflate: createInflate,
  "deflate-raw": createInflateRaw,
  br: createBrotliDecompress,
} as const;

/**
 * Decompresses one encoding. At most one piece of output exists at a time and none is made once enough was read, so that a
 * small body which decompresses to gigabytes costs neither memory nor time. Corrupt data fails with `bad_response`.
 */
export class Decompressor implements Decoder {
  readonly #stream: Gunzip | Inflate | InflateRaw | BrotliDecompress;
  readonly #flow: Flow;
  #cutShort = false;
  #failure: unknown = null;

  constructor(encoding: Exclude<ContentEncoding, "identity">, flow: Flow, onChunk: OnChunk) {
    this.#flow = flow;
    this.#stream = OPEN[encoding](OPTIONS);
    this.#stream.on("data", (chunk: Buffer) => this.#emit(chunk, onChunk));
    this.#stream.on("error", (error) => {
      if ("code" in error && error.code === "Z_BUF_ERROR") this.#cutShort = true;
      else
        this.#fail(
          new AppError("bad_response", {
            message: "The site's response couldn't be decompressed.",
            cause: error,
          }),
        );
    });
  }

  write(chunk: Buffer): void {
    if (this.#stream.destroyed) return;
    this.#stream.write(chunk);
    if (this.#stream.writableLength > WAITING_BYTES_MAX) this.#flow.stop();
  }

  async end(): Promise<boolean> {
    if (!this.#stream.closed) {
      this.#stream.end();
      await new Promise((resolve) => this.#stream.once("close", resolve));
    }
    if (this.#failure) throw this.#failure;
    return !this.#cutShort;
  }

  destroy(): void {
    this.#stream.destroy();
  }

  #emit(chunk: Buffer, onChunk: OnChunk): void {
    try {
      if (onChunk(chunk)) return;
      this.#flow.stop();
      this.#stream.destroy();
    } catch (error) {
      this.#fail(error);
      this.#stream.destroy();
    }
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    this.#flow.fail(error);
  }
}

export type ContentEncoding = "identity" | "gzip" | "deflate" | "deflate-raw" | "br";

/** Bytes that are enough to tell what a body is; fewer when it is shorter. */
export const ENCODING_SNIFF_BYTES = 32;

/** A map, since a site may name anything, and every object has a `constructor`. */
const ENCODING_BY_NAME: ReadonlyMap<string, ContentEncoding> = new Map([
  ["", "identity"],
  ["identity", "identity"],
  ["none", "identity"],
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["deflate", "deflate"],
  ["br", "br"],
]);

/**
 * How a body is compressed, by its `content-encoding` and, since many sites name one and send another, by its first
 * bytes. Null for an encoding that was not requested.
 */
export function detectEncoding(contentEncoding: string, first: Uint8Array): ContentEncoding | null {
  const named = parseContentEncoding(contentEncoding);
  if (named === "identity" || isText(first)) return "identity";
  if (named === null) return null;
  if (isGzip(first)) return "gzip";
  if (named === "gzip") return "identity";
  return named === "deflate" && !isZlib(first) ? "deflate-raw" : named;
}

/** What `content-encoding` names; null when that is nothing which was asked for. */
export function parseContentEncoding(contentEncoding: string): ContentEncoding | null {
  return ENCODING_BY_NAME.get(contentEncoding.trim().toLowerCase()) ?? null;
}

/** RFC 1952, section 2.3.1. */
export function isGzip(first: Uint8Array): boolean {
  return first[0] === 0x1f && first[1] === 0x8b;
}

/** RFC 1950, section 2.2. `deflate` means this, but bare RFC 1951 data is sent under the name too. */
function isZlib([method = 0, flags = 0]: Uint8Array): boolean {
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0;
}

/** Compressed bytes of this length are never all printable, whatever they hold. */
function isText(first: Uint8Array): boolean {
  const hasMark = first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf;
  const text = hasMark ? first.subarray(3) : first;
  return (
    text.length >= 8 && text.every((byte) => (byte >= 0x20 && byte < 0x7f) || (byte >= 0x09 && byte <= 0x0d))
  );
}
