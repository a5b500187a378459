import { createLegacyDecoder } from "./legacy-decoder";
import type { Piece } from "./piece";
import { createUtf8Decoder } from "./utf8-decoder";

/** Bytes to text, piece by piece, without losing count of the bytes. */
export interface Decoder {
  /** WHATWG name in lower case. */
  readonly encoding: string;
  decode(bytes: Uint8Array): Piece;
  /** What the last bytes still hold back. */
  end(): Piece;
  /** Number of U+FFFD put in so far for bytes that mean nothing. */
  replacements(): number;
}

/** A decoder for a WHATWG encoding. Positions are exact for utf-8, utf-16 and single-byte encodings, near for the others. */
export function createDecoder(encoding: string): Decoder {
  return encoding === "utf-8" ? createUtf8Decoder() : createLegacyDecoder(encoding);
}
