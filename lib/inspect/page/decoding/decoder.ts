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
}

/** A stretch of decoded text and the bytes it came from. */
export interface Piece {
  readonly text: string;
  readonly byteLength: number;
  /** Bytes of the characters `from` to `to` of the text, where `from` stands at byte `byte` of the piece. */
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
