// In use until something beyond ASCII is met; that first sequence decides: well-formed utf-8, or windows-1252.

import { TextDecoder } from "@exodus/bytes/encoding-browser.js";
import { createByteSample } from "./likely-encoding";
import {
  type CharsetDecoder,
  concat,
  createUtf8Decoder,
  evenPiece,
  type Piece,
  unfinishedUtf8,
  utf8Length,
} from "./utf8-decoder";
import { createUtf8Watch } from "./utf8-watch";

export interface GuessDecoder extends CharsetDecoder {
  /** Settles on a declared encoding, if all that was decoded so far would have come out the same. */
  assume(encoding: string): boolean;
}

const NO_BYTES = new Uint8Array(0);

/** A decoder for a document that declares nothing. */
export function createGuessDecoder(): GuessDecoder {
  return new Guess();
}

/** A class for the same reason as that of `createSourceText`. */
class Guess implements GuessDecoder {
  #current = createCharsetDecoder("utf-8");
  /** The start of the deciding sequence, as long as its end has not arrived. */
  #held: Uint8Array = NO_BYTES;
  #decided = false;

  get encoding(): string {
    return this.#current.encoding;
  }

  assume(encoding: string): boolean {
    if (this.#current.encoding !== encoding) return false;
    // An unfinished sequence yields no text yet: the decoder holds it from here on.
    if (!this.#decided) this.#current.decode(this.#held);
    this.#decided = true;
    return true;
  }

  decode(chunk: Uint8Array): Piece {
    if (this.#decided) return this.#current.decode(chunk);
    const bytes = this.#held.length === 0 ? chunk : concat(this.#held, chunk);
    const from = firstBeyondAscii(bytes);
    if (unfinishedUtf8(bytes.subarray(from)) < bytes.length - from) return this.#decide(bytes, from);
    this.#held = bytes.slice(from);
    return this.#current.decode(bytes.subarray(0, from));
  }

  end(): Piece {
    return this.#decided || this.#held.length === 0 ? this.#current.end() : this.#decide(this.#held, 0);
  }

  replacements(): number {
    return this.#current.replacements();
  }

  isMislabeled(): boolean {
    return this.#current.isMislabeled();
  }

  likelyEncoding(): string | null {
    return this.#current.likelyEncoding();
  }

  #decide(bytes: Uint8Array, from: number): Piece {
    this.#decided = true;
    this.#held = NO_BYTES;
    if (!startsWellFormed(bytes.subarray(from))) this.#current = createCharsetDecoder("windows-1252");
    return this.#current.decode(bytes);
  }
}

function firstBeyondAscii(bytes: Uint8Array): number {
  for (let index = 0; index < bytes.length; index++) {
    if ((bytes[index] ?? 0) >= 0x80) return index;
  }
  return bytes.length;
}

function startsWellFormed(bytes: Uint8Array): boolean {
  const sequence = bytes.subarray(0, utf8Length(bytes[0] ?? 0));
  if (unfinishedUtf8(sequence) > 0) return false;
  return !createCharsetDecoder("utf-8").decode(sequence).text.includes("\uFFFD");
}

// Every encoding but utf-8. Node's own TextDecoder reads 0x80 to 0x9F of windows-1252 as control characters
// (seen with Node 20.20) and knows some others wrongly, hence the import.
/** Encodings in which the bytes of ASCII mean something else. */
const NO_UTF8 = /^(?:utf-16|x-user-defined)/;
const MULTI_BYTE = new Set(["big5", "euc-jp", "euc-kr", "gb18030", "gbk", "iso-2022-jp", "shift_jis"]);

/** A decoder for a WHATWG encoding. Positions are exact for utf-8, utf-16 and single-byte encodings, near for the others. */
export function createCharsetDecoder(encoding: string): CharsetDecoder {
  return encoding === "utf-8" ? createUtf8Decoder() : createLegacyDecoder(encoding);
}

/** A decoder by the Encoding standard. */
function createLegacyDecoder(encoding: string): CharsetDecoder {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  const toPiece = pieceMaker(encoding);
  const watch = NO_UTF8.test(encoding) ? null : createUtf8Watch();
  const sample = createByteSample();
  let replaced = 0;
  const piece = (text: string): Piece => {
    for (let at = text.indexOf("\uFFFD"); at !== -1; at = text.indexOf("\uFFFD", at + 1)) replaced++;
    return toPiece(text);
  };
  return {
    encoding,
    decode(bytes) {
      watch?.see(bytes);
      sample.see(bytes);
      return piece(decoder.decode(bytes, { stream: true }));
    },
    end: () => piece(decoder.decode()),
    replacements: () => replaced,
    isMislabeled: () => watch?.isUtf8() ?? false,
    likelyEncoding: () => (watch?.isUtf8() ? "utf-8" : sample.likelyOtherThan(encoding)),
  };
}

function pieceMaker(encoding: string): (text: string) => Piece {
  if (encoding.startsWith("utf-16")) return (text) => evenPiece(text, 2);
  if (!MULTI_BYTE.has(encoding)) return (text) => evenPiece(text, 1);
  const halfWidthBytes = encoding === "shift_jis" ? 1 : 2;
  return (text) => multiBytePiece(text, halfWidthBytes);
}

/** Two bytes for every character beyond ASCII, which is right for all but rare ones. */
function multiBytePiece(text: string, halfWidthBytes: number): Piece {
  const width = (from: number, to: number): number => {
    let bytes = to - from;
    for (let index = from; index < to; index++) {
      const code = text.charCodeAt(index);
      if (code < 0xa0 || code === 0xfffd) continue;
      bytes += code >= 0xff61 && code <= 0xff9f ? halfWidthBytes - 1 : 1;
    }
    return bytes;
  };
  return { text, byteLength: width(0, text.length), width };
}
