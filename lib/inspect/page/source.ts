// The decoded text that is still needed, piece by piece. The tokenizer counts characters of the whole document;
// here they become text, bytes and lines. Positions must be asked for in document order.
import type { Piece } from "./decoder";

interface Stretch extends Piece {
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
  const walk = createWalk(startByte);
  let first = 0;
  let length = 0;

  const release = (index: number): void => {
    for (let head = stretches[first]; head !== undefined && head.end <= index; head = stretches[first]) {
      walk.pass(head);
      first++;
    }
    if (first < COMPACT_AFTER || first * 2 < stretches.length) return;
    stretches.splice(0, first);
    first = 0;
  };

  // What is asked for nearly always stands in the newest stretch.
  const stretchHolding = (index: number): number => {
    let at = stretches.length - 1;
    while (at > first && (stretches[at]?.start ?? 0) > index) at--;
    return at;
  };

  return {
    get length() {
      return length;
    },
    append({ text, byteLength, width }) {
      const start = length;
      length += text.length;
      stretches.push({ text, byteLength, width, start, end: length });
    },
    slice(start, end) {
      const at = stretchHolding(start);
      const stretch = stretches[at];
      if (stretch === undefined) return "";
      if (end <= stretch.end) return stretch.text.slice(start - stretch.start, end - stretch.start);
      const rest = stretches.slice(at + 1).map((next) => next.text.slice(0, Math.max(0, end - next.start)));
      return stretch.text.slice(start - stretch.start) + rest.join("");
    },
    indexOfTagEnd(from) {
      for (let at = stretchHolding(from); at < stretches.length; at++) {
        const stretch = stretches[at];
        const found = stretch?.text.indexOf(">", Math.max(0, from - stretch.start)) ?? -1;
        if (stretch !== undefined && found !== -1) return stretch.start + found;
      }
      return -1;
    },
    place(index) {
      release(index);
      const head = stretches[first];
      if (head !== undefined) walk.enter(head, index);
      return { line: walk.line(), byte: walk.byte() };
    },
    release,
  };
}

/** Counts bytes and lines on the way through the stretches, once each. */
function createWalk(startByte: number) {
  let index = 0;
  let byte = startByte;
  let stretchByte = startByte;
  let line = 1;
  // The next line break at or after `index`; the stretch's end when it has none left, -1 when not looked for yet.
  let lineBreak = -1;

  const countLines = ({ text, start, end }: Stretch, to: number): void => {
    if (lineBreak < index) lineBreak = nextBreak(text, start, end, index);
    while (lineBreak < to) {
      line++;
      lineBreak = nextBreak(text, start, end, lineBreak + 1);
    }
  };
  return {
    line: () => line,
    byte: () => byte,
    enter(stretch: Stretch, to: number): void {
      if (to <= index) return;
      countLines(stretch, to);
      byte += stretch.width(index - stretch.start, to - stretch.start, byte - stretchByte);
      index = to;
    },
    pass(stretch: Stretch): void {
      countLines(stretch, stretch.end);
      stretchByte += stretch.byteLength;
      byte = stretchByte;
      index = stretch.end;
      lineBreak = -1;
    },
  };
}

function nextBreak(text: string, start: number, end: number, from: number): number {
  const found = text.indexOf("\n", from - start);
  return found === -1 ? end : start + found;
}
