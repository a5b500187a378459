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
import type { ContentEncoding } from "./content-encoding";
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
