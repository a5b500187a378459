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
import type { Coding } from "./coding";
import type { Decoder, Pass } from "./decoder";
import type { Flow } from "./exchange";

/** `highWaterMark`: packed bytes that may wait their turn before the connection is paused. */
const OPTIONS = { chunkSize: 65_536, highWaterMark: 131_072 };

const OPEN = {
  gzip: createGunzip,
  deflate: createInflate,
  "deflate-raw": createInflateRaw,
  br: createBrotliDecompress,
} as const;

/**
 * Unpacks one coding. At most one piece of output exists at a time and none is made once enough was read, so that a
 * small body which unpacks to gigabytes costs neither memory nor time. Corrupt data fails with `bad_response`.
 */
export class Unpacker implements Decoder {
  readonly #stream: Gunzip | Inflate | InflateRaw | BrotliDecompress;
  readonly #flow: Flow;
  #cutShort = false;
  #failure: unknown = null;

  constructor(coding: Exclude<Coding, "identity">, flow: Flow, pass: Pass) {
    this.#flow = flow;
    this.#stream = OPEN[coding](OPTIONS);
    this.#stream.on("data", (chunk: Buffer) => this.#passOn(chunk, pass));
    this.#stream.on("error", (error) => {
      if ("code" in error && error.code === "Z_BUF_ERROR") this.#cutShort = true;
      else
        this.#fail(
          new AppError("bad_response", { message: "The site's answer could not be unpacked.", cause: error }),
        );
    });
  }

  write(chunk: Buffer): void {
    if (this.#stream.destroyed || this.#stream.write(chunk)) return;
    this.#flow.pause();
    this.#stream.once("drain", () => this.#flow.resume());
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

  #passOn(chunk: Buffer, pass: Pass): void {
    try {
      if (pass(chunk)) return;
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
