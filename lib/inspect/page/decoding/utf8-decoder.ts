// A piece of utf-8 always ends between two characters, so its text and its bytes can be walked side by side.
import { type ByteSample, createByteSample } from "./likely-encoding";

/** Fewer may be letters that a program has cut. */
const REPLACED_MIN = 3;
const NO_BYTES = new Uint8Array(0);
const encoder = new TextEncoder();

/** A decoder that holds back a sequence until it is whole. */
export function createUtf8Decoder(): CharsetDecoder {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let held = NO_BYTES;
  // Node decodes ASCII ten times as fast at once as in a stream, and everything else twice as fast in a stream.
  let stream = false;
  let replaced = 0;
  /** What letters that could be read take beyond a byte each: as much as there are letters, or twice that. */
  let sound = 0;
  /** What is met from the first replacement on; null before. */
  let sample: ByteSample | null = null;
  const isMislabeled = () => replaced >= REPLACED_MIN && replaced > sound;
  const piece = (bytes: Uint8Array): Piece => {
    const text = decoder.decode(bytes, { stream });
    stream = text.length < bytes.length;
    sample?.see(bytes);
    sound += bytes.length - text.length;
    if (text.includes("\uFFFD")) {
      replaced += countReplacements(text, bytes);
      sample ??= sampleFrom(bytes.subarray(encoder.encode(text.slice(0, text.indexOf("\uFFFD"))).length));
    }
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
      stream = false;
      return piece(rest);
    },
    replacements: () => replaced,
    isMislabeled,
    likelyEncoding: () => (isMislabeled() ? (sample?.likelyOtherThan("utf-8") ?? null) : null),
  };
}

function sampleFrom(bytes: Uint8Array): ByteSample {
  const sample = createByteSample();
  sample.see(bytes);
  return sample;
}

function utf8Piece(text: string, bytes: Uint8Array): Piece {
  // As many characters as bytes: every byte, ASCII or malformed, became one character.
  if (text.length === bytes.length) return evenPiece(text, 1);
  return {
    text,
    byteLength: bytes.length,
    width(from, to, byte) {
      let at = byte;
      for (let index = from; index < to; index++) at += unitWidth(text.charCodeAt(index), bytes, at);
      return at - byte;
    },
  };
}

/** Bytes of one UTF-16 unit; each half of a surrogate pair is given two of the pair's four. */
function unitWidth(code: number, bytes: Uint8Array, at: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  if (code >= 0xd800 && code < 0xe000) return 2;
  return code === 0xfffd ? replacedUtf8Width(bytes, at) : 3;
}

/** U+FFFD characters that are not in the bytes as such. */
function countReplacements(text: string, bytes: Uint8Array): number {
  let count = 0;
  for (let at = text.indexOf("\uFFFD"); at !== -1; at = text.indexOf("\uFFFD", at + 1)) count++;
  for (let at = bytes.indexOf(0xef); at !== -1; at = bytes.indexOf(0xef, at + 1)) {
    if (bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) count--;
  }
  return count;
}

// The shape of utf-8 sequences: https://encoding.spec.whatwg.org/#utf-8-decoder

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

/** Bytes that became one U+FFFD: the character itself, or the longest start of a sequence that was cut. */
function replacedUtf8Width(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0xc2 || lead > 0xf4 || !mayFollow(lead, bytes[at + 1] ?? 0)) return 1;
  return lead >= 0xe0 && isContinuation(bytes[at + 2] ?? 0) ? 3 : 2;
}

/** After some lead bytes, the second byte has a narrower range. */
function mayFollow(lead: number, second: number): boolean {
  if (lead === 0xe0) return second >= 0xa0 && second <= 0xbf;
  if (lead === 0xed) return second >= 0x80 && second <= 0x9f;
  if (lead === 0xf0) return second >= 0x90 && second <= 0xbf;
  if (lead === 0xf4) return second >= 0x80 && second <= 0x8f;
  return isContinuation(second);
}

function isContinuation(byte: number): boolean {
  return byte >= 0x80 && byte <= 0xbf;
}

// From bytes to text. What declares the encoding: encoding-labels and prescan; who decodes it: create-decoder for a
// known encoding, guess-decoder while nothing declares one. Every piece of text still knows its bytes.

/** Decodes bytes piece by piece and keeps count of them. */
export interface CharsetDecoder {
  /** WHATWG name in lower case. */
  readonly encoding: string;
  decode(bytes: Uint8Array): Piece;
  /** The text of an incomplete last sequence. */
  end(): Piece;
  /** Number of U+FFFD put in so far for bytes that mean nothing. */
  replacements(): number;
  /** Whether the bytes so far are UTF-8 although another encoding is declared, or the other way round. */
  isMislabeled(): boolean;
  /** The encoding that the bytes so far are in, if that is another one and they tell which; null otherwise. */
  likelyEncoding(): string | null;
}

/** A stretch of decoded text and the bytes it came from. */
export interface Piece {
  readonly text: string;
  readonly byteLength: number;
  /** Bytes of the characters `from` to `to` of the text, where `from` is at byte `byte` of the piece. */
  width(from: number, to: number, byte: number): number;
}

/** Text whose every UTF-16 unit came from the same number of bytes. */
export function evenPiece(text: string, unitBytes: number): Piece {
  return {
    text,
    byteLength: text.length * unitBytes,
    width: (from, to) => (to - from) * unitBytes,
  };
}

/** Both runs of bytes in one. */
export function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
