// Stands in until something beyond ASCII is met; that first sequence decides: well-formed utf-8, or windows-1252.
import { createCharsetDecoder } from "./create-decoder";
import { type CharsetDecoder, concat, type Piece } from "./decoder";
import { unfinishedUtf8, utf8Length } from "./utf8-decoder";

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
