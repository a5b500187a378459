// The decoded text that is still needed, piece by piece. The tokenizer counts characters of the whole document;
// here they become text, bytes and lines. Positions must be asked for in document order.
import type { Piece } from "./decoder";

interface Stretch {
  readonly piece: Piece;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface Source {
  append(piece: Piece): void;
  /** Characters received so far. */
  readonly length: number;
  slice(start: number, end: number): string;
  /** Index of the next `>` at or after `from`; -1 when it has not arrived yet. */
  indexOfTagEnd(from: number): number;
  /** 1-based line and byte offset of a character; never one before the last asked for. */
  place(index: number): { readonly line: number; readonly byte: number };
  /** Lets go of what stands before `index`. */
  release(index: number): void;
}

const COMPACT_AFTER = 256;

/** A window on the document's text; `startByte` is what a byte order mark took. */
export function createSource(startByte: number): Source {
  const stretches: Stretch[] = [];
  let first = 0;
  let length = 0;
  const cursor = { index: 0, byte: startByte, pieceByte: startByte, line: 1 };

  const dropBefore = (index: number): void => {
    for (let head = stretches[first]; head !== undefined && head.end <= index; head = stretches[first]) {
      cursor.line += countLines(head.text, cursor.index - head.start, head.text.length);
      cursor.pieceByte += head.piece.byteLength;
      cursor.byte = cursor.pieceByte;
      cursor.index = head.end;
      first++;
    }
    if (first < COMPACT_AFTER || first * 2 < stretches.length) return;
    stretches.splice(0, first);
    first = 0;
  };

  const lastHolding = (index: number): number => {
    let at = stretches.length - 1;
    while (at > first && (stretches[at]?.start ?? 0) > index) at--;
    return at;
  };

  return {
    get length() {
      return length;
    },
    append(piece) {
      if (piece.text === "") return;
      const end = length + piece.text.length;
      stretches.push({ piece, text: piece.text, start: length, end });
      length = end;
    },
    slice(start, end) {
      let text = "";
      for (let at = lastHolding(start); at < stretches.length; at++) {
        const stretch = stretches[at];
        if (stretch === undefined || stretch.start >= end) break;
        text += stretch.text.slice(Math.max(0, start - stretch.start), end - stretch.start);
      }
      return text;
    },
    indexOfTagEnd(from) {
      for (let at = lastHolding(from); at < stretches.length; at++) {
        const stretch = stretches[at];
        if (stretch === undefined) break;
        const found = stretch.text.indexOf(">", Math.max(0, from - stretch.start));
        if (found !== -1) return stretch.start + found;
      }
      return -1;
    },
    place(index) {
      dropBefore(index);
      const head = stretches[first];
      if (head !== undefined && index > cursor.index) {
        const from = cursor.index - head.start;
        const to = index - head.start;
        cursor.line += countLines(head.text, from, to);
        cursor.byte += head.piece.width(from, to, cursor.byte - cursor.pieceByte);
        cursor.index = index;
      }
      return { line: cursor.line, byte: cursor.byte };
    },
    release: dropBefore,
  };
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count++;
  return count;
}
