import type { Piece } from "../decoding/decoder";

/** A piece of text and the character indexes of the document at which it starts and ends. */
export interface Stretch extends Piece {
  readonly start: number;
  readonly end: number;
}

/** Counts bytes and lines on the way through a document, each once. */
export interface PositionWalk {
  /** Goes on to a character inside of the stretch; one already passed is no step. */
  enter(stretch: Stretch, index: number): void;
  /** Goes on to the end of the stretch. */
  pass(stretch: Stretch): void;
  place(): { readonly line: number; readonly byte: number };
}

/** A walk that starts behind a byte order mark of `startByte` bytes. */
export function createPositionWalk(startByte: number): PositionWalk {
  let index = 0;
  let byte = startByte;
  let stretchByte = startByte;
  let line = 1;
  // The next line break at or after `index`; the stretch's end when it has none left, -1 when not looked for yet.
  let lineBreak = -1;

  const countLines = (stretch: Stretch, to: number): void => {
    if (lineBreak < index) lineBreak = nextBreak(stretch, index);
    while (lineBreak < to) {
      line++;
      lineBreak = nextBreak(stretch, lineBreak + 1);
    }
  };
  return {
    place: () => ({ line, byte }),
    enter(stretch, to) {
      if (to <= index) return;
      countLines(stretch, to);
      byte += stretch.width(index - stretch.start, to - stretch.start, byte - stretchByte);
      index = to;
    },
    pass(stretch) {
      countLines(stretch, stretch.end);
      stretchByte += stretch.byteLength;
      byte = stretchByte;
      index = stretch.end;
      lineBreak = -1;
    },
  };
}

function nextBreak({ text, start, end }: Stretch, from: number): number {
  const found = text.indexOf("\n", from - start);
  return found === -1 ? end : start + found;
}
