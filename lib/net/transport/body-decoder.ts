import { AppError } from "@/lib/errors";
import {
  type ContentEncoding,
  Decompressor,
  detectEncoding,
  ENCODING_SNIFF_BYTES,
  isGzip,
  parseContentEncoding,
} from "./decompressor";
import type { Flow } from "./send-request";

/** Takes decoded bytes; false when it wants no more. What it throws fails the fetch. */
export type OnChunk = (chunk: Uint8Array) => boolean;

export interface Decoder {
  /** Takes the bytes as received. */
  write(chunk: Buffer): void;
  /** Resolves when every byte has been handed over: false when the compressed body broke off before its end. */
  end(): Promise<boolean>;
  destroy(): void;
}

export interface DecoderOptions {
  readonly contentEncoding: string;
  /** Decompresses a body that is a gzip file whatever its headers say: for text, which never begins like one. */
  readonly gunzipFiles: boolean;
  readonly flow: Flow;
}

/** Decompresses a body while it arrives, however it is compressed. Throws `bad_response` for a compression nobody asked for. */
export class BodyDecoder implements Decoder {
  readonly #options: DecoderOptions;
  readonly #onChunk: OnChunk;
  readonly #sniffBytes: number;
  #held: Buffer = Buffer.alloc(0);
  #inner: Decoder | null = null;

  constructor(options: DecoderOptions, onChunk: OnChunk) {
    this.#options = options;
    this.#onChunk = onChunk;
    const certain = !options.gunzipFiles && parseContentEncoding(options.contentEncoding) === "identity";
    this.#sniffBytes = certain ? 1 : ENCODING_SNIFF_BYTES;
  }

  write(chunk: Buffer): void {
    if (this.#inner) {
      this.#inner.write(chunk);
      return;
    }
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    if (this.#held.length >= this.#sniffBytes) this.#open();
  }

  async end(): Promise<boolean> {
    if (this.#inner) return this.#inner.end();
    return this.#held.length === 0 || this.#open().end();
  }

  destroy(): void {
    this.#inner?.destroy();
  }

  #open(): Decoder {
    const { flow } = this.#options;
    const encoding = this.#encoding();
    this.#inner =
      encoding === "identity"
        ? new IdentityDecoder(flow, this.#onChunk)
        : new Decompressor(encoding, flow, this.#onChunk);
    this.#inner.write(this.#held);
    return this.#inner;
  }

  #encoding(): ContentEncoding {
    const { contentEncoding, gunzipFiles } = this.#options;
    if (gunzipFiles && isGzip(this.#held)) return "gzip";
    const encoding = detectEncoding(contentEncoding, this.#held);
    if (encoding) return encoding;
    throw new AppError("bad_response", { message: "The site used a compression we didn't ask for." });
  }
}

class IdentityDecoder implements Decoder {
  readonly #flow: Flow;
  readonly #onChunk: OnChunk;

  constructor(flow: Flow, onChunk: OnChunk) {
    this.#flow = flow;
    this.#onChunk = onChunk;
  }

  write(chunk: Buffer): void {
    if (!this.#onChunk(chunk)) this.#flow.stop();
  }

  async end(): Promise<boolean> {
    return true;
  }

  destroy(): void {}
}
