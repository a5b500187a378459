// Bytes to text, piece by piece, without losing count of the bytes. A utf-8 piece always ends between two
// characters, so its text and its bytes can be walked side by side.
import { TextDecoder } from "@exodus/bytes/encoding-browser.js";

/** A stretch of decoded text and the bytes it came from. */
export interface Piece {
  readonly text: string;
  readonly byteLength: number;
  /** Bytes of the characters `from` to `to` of the text, where `from` stands at byte `byte` of the piece. */
  width(from: number, to: number, byte: number): number;
}

export interface Decoder {
  /** WHATWG name in lower case. */
  readonly encoding: string;
  decode(bytes: Uint8Array): Piece;
  /** What the last bytes still hold back. */
  end(): Piece;
  /** Number of U+FFFD put in so far for bytes that mean nothing. */
  replacements(): number;
}

const MULTI_BYTE = new Set(["big5", "euc-jp", "euc-kr", "gb18030", "gbk", "iso-2022-jp", "shift_jis"]);
const NO_BYTES = new Uint8Array(0);

/** A decoder for a WHATWG encoding. Positions are exact for utf-8, utf-16 and single-byte encodings, near for the others. */
export function createDecoder(encoding: string): Decoder {
  return encoding === "utf-8" ? utf8Decoder() : legacyDecoder(encoding);
}

function utf8Decoder(): Decoder {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let held = NO_BYTES;
  let replaced = 0;
  const piece = (bytes: Uint8Array): Piece => {
    const text = decoder.decode(bytes);
    if (text.includes("\uFFFD")) replaced += countReplacements(text, bytes);
    return utf8Piece(text, bytes);
  };
  return {
    encoding: "utf-8",
    decode(chunk) {
      const bytes = held.length === 0 ? chunk : concat(held, chunk);
      const whole = bytes.length - unfinishedUtf8(bytes);
      held = bytes.slice(whole);
      return piece(bytes.subarray(0, whole));
    },
    end() {
      const rest = held;
      held = NO_BYTES;
      return piece(rest);
    },
    replacements: () => replaced,
  };
}

/** How many bytes at the end are the start of a sequence that is not complete yet: 0 to 3. */
export function unfinishedUtf8(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return utf8Length(byte) > back ? back : 0;
  }
  return 0;
}

/** Bytes of the sequence a lead byte announces. */
export function utf8Length(lead: number): number {
  if (lead >= 0xf0) return 4;
  if (lead >= 0xe0) return 3;
  return lead >= 0xc0 ? 2 : 1;
}

function utf8Piece(text: string, bytes: Uint8Array): Piece {
  // As many characters as bytes: every byte, ASCII or malformed, became one character.
  if (text.length === bytes.length) return plainPiece(text);
  return {
    text,
    byteLength: bytes.length,
    width(from, to, byte) {
      let at = byte;
      for (let index = from; index < to; index++) at += utf8Width(text.charCodeAt(index), bytes, at);
      return at - byte;
    },
  };
}

/** Bytes of one UTF-16 unit; each half of a surrogate pair is given two of the pair's four. */
function utf8Width(code: number, bytes: Uint8Array, at: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  if (code >= 0xd800 && code < 0xe000) return 2;
  return code === 0xfffd ? replacedWidth(bytes, at) : 3;
}

/** Bytes behind one U+FFFD: the character itself, or the longest start of a sequence that was cut. */
function replacedWidth(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  const second = bytes[at + 1] ?? 0;
  if (lead < 0xc2 || lead > 0xf4 || !followsLead(lead, second)) return 1;
  if (!isContinuation(bytes[at + 2] ?? 0) || lead < 0xe0) return 2;
  return 3;
}

// The second byte of some sequences has a narrower range: https://encoding.spec.whatwg.org/#utf-8-decoder
function followsLead(lead: number, second: number): boolean {
  if (lead === 0xe0) return second >= 0xa0 && second <= 0xbf;
  if (lead === 0xed) return second >= 0x80 && second <= 0x9f;
  if (lead === 0xf0) return second >= 0x90 && second <= 0xbf;
  if (lead === 0xf4) return second >= 0x80 && second <= 0x8f;
  return isContinuation(second);
}

function isContinuation(byte: number): boolean {
  return byte >= 0x80 && byte <= 0xbf;
}

/** U+FFFD characters that do not stand in the bytes as such. */
function countReplacements(text: string, bytes: Uint8Array): number {
  let count = 0;
  for (let at = text.indexOf("\uFFFD"); at !== -1; at = text.indexOf("\uFFFD", at + 1)) count++;
  for (let at = bytes.indexOf(0xef); at !== -1; at = bytes.indexOf(0xef, at + 1)) {
    if (bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) count--;
  }
  return count;
}

function legacyDecoder(encoding: string): Decoder {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  const toPiece = pieceMaker(encoding);
  let replaced = 0;
  const piece = (text: string): Piece => {
    for (let at = text.indexOf("\uFFFD"); at !== -1; at = text.indexOf("\uFFFD", at + 1)) replaced++;
    return toPiece(text);
  };
  return {
    encoding,
    decode: (bytes) => piece(decoder.decode(bytes, { stream: true })),
    end: () => piece(decoder.decode()),
    replacements: () => replaced,
  };
}

function pieceMaker(encoding: string): (text: string) => Piece {
  if (encoding.startsWith("utf-16")) return (text) => evenPiece(text, 2);
  if (!MULTI_BYTE.has(encoding)) return plainPiece;
  const halfWidth = encoding === "shift_jis" ? 1 : 2;
  return (text) => multiBytePiece(text, halfWidth);
}

function plainPiece(text: string): Piece {
  return evenPiece(text, 1);
}

function evenPiece(text: string, unitBytes: number): Piece {
  return {
    text,
    byteLength: text.length * unitBytes,
    width: (from, to) => (to - from) * unitBytes,
  };
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

export function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
