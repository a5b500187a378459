// Stands in until something beyond ASCII is met; that first sequence decides: well-formed utf-8, or windows-1252.
import { concat } from "./concat";
import { createDecoder, type Decoder } from "./decoder";
import type { Piece } from "./piece";
import { unfinishedUtf8, utf8Length } from "./utf8-sequence";

export interface GuessDecoder extends Decoder {
  /** Settles on a declared encoding, if all that was decoded so far would have come out the same. */
  assume(encoding: string): boolean;
}

const NO_BYTES = new Uint8Array(0);

/** A decoder for a document that declares nothing. */
export function createGuessDecoder(): GuessDecoder {
  let current = createDecoder("utf-8");
  // The start of the deciding sequence, as long as its end has not arrived.
  let held: Uint8Array = NO_BYTES;
  let decided = false;
  const decide = (bytes: Uint8Array, from: number): Piece => {
    decided = true;
    held = NO_BYTES;
    if (!startsWellFormed(bytes.subarray(from))) current = createDecoder("windows-1252");
    return current.decode(bytes);
  };
  return {
    get encoding() {
      return current.encoding;
    },
    assume(encoding) {
      if (current.encoding !== encoding) return false;
      // An unfinished sequence yields no text yet: the decoder holds it from here on.
      if (!decided) current.decode(held);
      decided = true;
      return true;
    },
    decode(chunk) {
      if (decided) return current.decode(chunk);
      const bytes = held.length === 0 ? chunk : concat(held, chunk);
      const from = firstBeyondAscii(bytes);
      if (unfinishedUtf8(bytes.subarray(from)) < bytes.length - from) return decide(bytes, from);
      held = bytes.slice(from);
      return current.decode(bytes.subarray(0, from));
    },
    end: () => (decided || held.length === 0 ? current.end() : decide(held, 0)),
    replacements: () => current.replacements(),
  };
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
  return !createDecoder("utf-8").decode(sequence).text.includes("\uFFFD");
}
