/** Values of fewer characters are one text: escapes make six of one at most, so that takes some milliseconds. */
const LONG_FROM_CHARS = 262_144;
const PIECE_CHARS = 65_536;
/** About what the signs around a value take. */
const SIGNS = 4;

/** The JSON of a value as it is answered: one text, or where that would be long to make, what makes it piece by piece. */
export function jsonText(value: object): string | LongJson {
  return isLong(value, LONG_FROM_CHARS) ? new LongJson(value) : shortJson(value);
}

/** The JSON of a value, known to be small, as it is answered. The line break keeps a shell's prompt off the answer's line. */
export function shortJson(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

/** A JSON text that is made while it is read, each time anew. Its pieces are no longer than half a megabyte, so whoever reads it can let others work in between. */
export class LongJson implements Iterable<string> {
  constructor(private readonly value: object) {}

  *[Symbol.iterator](): Generator<string> {
    let piece = "";
    for (const part of parts(this.value)) {
      piece += part;
      if (piece.length < PIECE_CHARS) continue;
      yield piece;
      piece = "";
    }
    yield `${piece}\n`;
  }
}

function* parts(value: unknown): Generator<string> {
  if (!isLong(value, PIECE_CHARS)) yield JSON.stringify(value) ?? "null";
  else if (typeof value === "string") yield* stringParts(value);
  else if (Array.isArray(value)) yield* arrayParts(value);
  else yield* objectParts(Object(value));
}

function* stringParts(text: string): Generator<string> {
  yield '"';
  let start = 0;
  while (start < text.length) {
    const end = cutBefore(text, start + PIECE_CHARS);
    yield JSON.stringify(text.slice(start, end)).slice(1, -1);
    start = end;
  }
  yield '"';
}

/** Both halves of a character stay together: alone they would be escaped. */
function cutBefore(text: string, index: number): number {
  const isInside = (text.codePointAt(index - 1) ?? 0) > 0xffff;
  return isInside ? index - 1 : index;
}

function* arrayParts(values: readonly unknown[]): Generator<string> {
  let sign = "[";
  for (const value of values) {
    yield sign;
    yield* parts(value);
    sign = ",";
  }
  yield "]";
}

function* objectParts(value: object): Generator<string> {
  let sign = "{";
  for (const [name, held] of Object.entries(value)) {
    if (held === undefined) continue;
    yield sign;
    yield* parts(name);
    yield ":";
    yield* parts(held);
    sign = ",";
  }
  yield "}";
}

/** Whether a value's texts have this many characters together. */
function isLong(value: unknown, chars: number): boolean {
  return left(value, chars) <= 0;
}

/** What is left of so many characters after this value; it looks no further once nothing is. */
function left(value: unknown, chars: number): number {
  if (typeof value === "string") return chars - value.length - SIGNS;
  if (typeof value !== "object" || value === null) return chars - SIGNS;
  let rest = chars;
  for (const [name, held] of Object.entries(value)) {
    rest = left(held, rest - name.length);
    if (rest <= 0) break;
  }
  return rest;
}
