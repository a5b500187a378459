const PIECE_CHARS = 65_536;
/** About the length of the punctuation around a value. */
const PUNCTUATION_CHARS = 4;

/** Whether the JSON of a value has at least about this many characters, escapes aside. */
export function isLongJson(value: unknown, chars: number): boolean {
  return charsLeft(value, chars) <= 0;
}

/** What remains of a number of characters after this value. Stops when nothing does. */
function charsLeft(value: unknown, chars: number): number {
  if (typeof value === "string") return chars - value.length - PUNCTUATION_CHARS;
  if (typeof value !== "object" || value === null) return chars - PUNCTUATION_CHARS;
  let rest = chars;
  for (const name in value) {
    rest = charsLeft(value[name as keyof typeof value], rest - name.length);
    if (rest <= 0) break;
  }
  return rest;
}

/** A JSON text that is made again each time it is read, in pieces of at most half a megabyte, so that the event loop can run in between. */
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
  if (!isLongJson(value, PIECE_CHARS)) yield JSON.stringify(value) ?? "null";
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

/** Keeps surrogate pairs together: alone, a half would be escaped. */
function cutBefore(text: string, index: number): number {
  const isInside = (text.codePointAt(index - 1) ?? 0) > 0xffff;
  return isInside ? index - 1 : index;
}

function* arrayParts(values: readonly unknown[]): Generator<string> {
  let separator = "[";
  for (const value of values) {
    yield separator;
    yield* parts(value);
    separator = ",";
  }
  yield "]";
}

function* objectParts(value: object): Generator<string> {
  let separator = "{";
  for (const [name, held] of Object.entries(value)) {
    if (held === undefined) continue;
    yield separator;
    yield* parts(name);
    yield ":";
    yield* parts(held);
    separator = ",";
  }
  yield "}";
}
