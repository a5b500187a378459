import { AppError } from "@/lib/errors";
import { CODING_SNIFF_BYTES, type Coding, codingOf, isGzip, namedCoding } from "./content-encoding";
import { Unpacker } from "./decompressor";
import type { Flow } from "./send-request";

/** Takes decoded bytes; false when it wants no more. What it throws fails the fetch. */
export type Pass = (chunk: Uint8Array) => boolean;

export interface Decoder {
  /** Takes the bytes of the wire. */
  write(chunk: Buffer): void;
  /** Resolves when every byte has been passed on: false when the packed body broke off before its end. */
  end(): Promise<boolean>;
  destroy(): void;
}

export interface DecoderTerms {
  readonly contentEncoding: string;
  /** Unpacks a body that is a gzip file whatever its headers say: for text, which never begins like one. */
  readonly gunzipFiles: boolean;
  readonly flow: Flow;
}

/** Unpacks a body while it arrives, however it is packed. Throws `bad_response` for a packing nobody asked for. */
export class SniffingDecoder implements Decoder {
  readonly #terms: DecoderTerms;
  readonly #pass: Pass;
  readonly #sniffBytes: number;
  #held: Buffer = Buffer.alloc(0);
  #inner: Decoder | null = null;

  constructor(terms: DecoderTerms, pass: Pass) {
    this.#terms = terms;
    this.#pass = pass;
    const certain = !terms.gunzipFiles && namedCoding(terms.contentEncoding) === "identity";
    this.#sniffBytes = certain ? 1 : CODING_SNIFF_BYTES;
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
    const { flow } = this.#terms;
    const coding = this.#coding();
    this.#inner =
      coding === "identity" ? new Passer(flow, this.#pass) : new Unpacker(coding, flow, this.#pass);
    this.#inner.write(this.#held);
    return this.#inner;
  }

  #coding(): Coding {
    const { contentEncoding, gunzipFiles } = this.#terms;
    if (gunzipFiles && isGzip(this.#held)) return "gzip";
    const coding = codingOf(contentEncoding, this.#held);
    if (coding) return coding;
    throw new AppError("bad_response", { message: "The site packed its answer in a way nobody asked for." });
  }
}

class Passer implements Decoder {
  readonly #flow: Flow;
  readonly #pass: Pass;

  constructor(flow: Flow, pass: Pass) {
    this.#flow = flow;
    this.#pass = pass;
  }

  write(chunk: Buffer): void {
    if (!this.#pass(chunk)) this.#flow.stop();
  }

  async end(): Promise<boolean> {
    return true;
  }

  destroy(): void {}
}
