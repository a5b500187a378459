// The decoded text that is still needed, piece by piece. The tokenizer counts characters of the whole document;
// here they become text, bytes and lines. Positions must be asked for in document order.
import { evenPiece, type Piece } from "../decoding/utf8-decoder";

export interface SourceText {
  append(piece: Piece): void;
  /** Characters received so far. */
  readonly length: number;
  slice(start: number, end: number): string;
  /** 1-based line and byte offset of a character; never one before the last asked for. */
  place(index: number): { readonly line: number; readonly byte: number };
  /** Lets go of what is before `index`. */
  release(index: number): void;
}

const COMPACT_AFTER = 256;
const COPIED_ANYWAY = 13;

/** A window on the document's text; `startByte` is what a byte order mark took. */
export function createSourceText(startByte: number): SourceText {
  return new TextWindow(startByte);
}

/** A class, since V8 ties what a getter of an object literal closes over to a map, which only a full collection frees. */
class TextWindow implements SourceText {
  readonly #walk: PositionWalk;
  readonly #stretches: Stretch[] = [];
  /** Stretches before this one are let go of. */
  #first = 0;
  #length = 0;

  constructor(startByte: number) {
    this.#walk = createPositionWalk(startByte);
  }

  get length(): number {
    return this.#length;
  }

  append({ text, byteLength, width }: Piece): void {
    const start = this.#length;
    this.#length += text.length;
    const hasReturn = text.includes("\r");
    this.#stretches.push({ text, byteLength, width, start, end: this.#length, hasReturn });
  }

  slice(start: number, end: number): string {
    const at = this.#stretchHolding(start);
    const stretch = this.#stretches[at];
    if (stretch === undefined) return "";
    if (end <= stretch.end) return stretch.text.slice(start - stretch.start, end - stretch.start);
    const rest = this.#stretches
      .slice(at + 1)
      .map((next) => next.text.slice(0, Math.max(0, end - next.start)));
    return stretch.text.slice(start - stretch.start) + rest.join("");
  }

  place(index: number): { readonly line: number; readonly byte: number } {
    this.release(index);
    const head = this.#stretches[this.#first];
    if (head !== undefined) this.#walk.enter(head, index);
    return this.#walk.place();
  }

  release(index: number): void {
    const stretches = this.#stretches;
    for (let head = stretches[this.#first]; head !== undefined && head.end <= index; ) {
      this.#walk.pass(head);
      // What it holds would otherwise outlive the turn in which it was parsed.
      stretches[this.#first++] = RELEASED;
      head = stretches[this.#first];
    }
    if (this.#first < COMPACT_AFTER || this.#first * 2 < stretches.length) return;
    stretches.splice(0, this.#first);
    this.#first = 0;
  }

  /** What is asked for is nearly always in the newest stretch. */
  #stretchHolding(index: number): number {
    let at = this.#stretches.length - 1;
    while (at > this.#first && (this.#stretches[at]?.start ?? 0) > index) at--;
    return at;
  }
}

/**
 * The same text without NUL and without a tie to the document: V8 lets a longer slice point into the text it was
 * cut from, so one kept title would keep the whole page in memory.
 */
export function detach(text: string): string {
  const clean = withoutNul(text);
  return clean.length < COPIED_ANYWAY ? clean : ` ${clean}`.slice(1);
}

/** `replaceAll` takes five times as long on a text of nothing but NUL. */
function withoutNul(text: string): string {
  return text.includes("\0") ? text.split("\0").join("\uFFFD") : text;
}

/** A piece of text and the character indexes of the document at which it starts and ends. */
interface Stretch extends Piece {
  readonly start: number;
  readonly end: number;
  /** Old Macs end lines with a carriage return, Windows with one before the line feed. */
  readonly hasReturn: boolean;
}

const RELEASED: Stretch = { ...evenPiece("", 1), start: 0, end: 0, hasReturn: false };

/** Counts bytes and lines while a document is read, each once. */
interface PositionWalk {
  /** Goes on to a character inside of the stretch; one already passed is no step. */
  enter(stretch: Stretch, index: number): void;
  /** Goes on to the end of the stretch. */
  pass(stretch: Stretch): void;
  place(): { readonly line: number; readonly byte: number };
}

/** A walk that starts behind a byte order mark of `startByte` bytes. */
function createPositionWalk(startByte: number): PositionWalk {
  let index = 0;
  let byte = startByte;
  let stretchByte = startByte;
  let line = 1;
  // The next line break at or after `index`; the stretch's end when it has none left, -1 when not looked for yet.
  let lineBreak = -1;
  // The last stretch ended in a carriage return, which may belong to a line feed that comes.
  let afterReturn = false;

  const begin = (stretch: Stretch): void => {
    if (afterReturn && stretch.text !== "") {
      if (!stretch.text.startsWith("\n")) line++;
      afterReturn = false;
    }
  };
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
      begin(stretch);
      if (to <= index) return;
      countLines(stretch, to);
      byte += stretch.width(index - stretch.start, to - stretch.start, byte - stretchByte);
      index = to;
    },
    pass(stretch) {
      begin(stretch);
      countLines(stretch, stretch.end);
      if (stretch.hasReturn && stretch.text.endsWith("\r")) afterReturn = true;
      stretchByte += stretch.byteLength;
      byte = stretchByte;
      index = stretch.end;
      lineBreak = -1;
    },
  };
}

function nextBreak({ text, start, end, hasReturn }: Stretch, from: number): number {
  const at = from - start;
  const feed = text.indexOf("\n", at);
  const found = hasReturn ? loneReturn(text, at, feed === -1 ? text.length : feed) : -1;
  if (found !== -1) return start + found;
  return feed === -1 ? end : start + feed;
}

const RETURN = 0x0d;

/** The first carriage return in this part that no line feed follows; -1 when there is none. */
function loneReturn(text: string, from: number, to: number): number {
  for (let index = from; index + 1 < to; index++) {
    if (text.charCodeAt(index) === RETURN) return index;
  }
  return -1;
}
