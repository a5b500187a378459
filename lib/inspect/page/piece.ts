// Decoded text that knows its bytes.

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
