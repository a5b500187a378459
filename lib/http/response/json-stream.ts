import { isLongJson } from "@/lib/json-length";

/** A value of fewer characters becomes one text: escapes make six of one at most, which takes some milliseconds. */
const LONG_FROM_CHARS = 262_144;
const PIECE_CHARS = 65_536;

/** The JSON of a response: one text, or for a large value pieces of it. */
export function jsonText(value: object): string | LongJson {
  return isLongJson(value, LONG_FROM_CHARS) ? new LongJson(value) : shortJson(value);
}

/** The JSON of a response that is known to be small. The line break puts a shell's prompt on a line of its own. */
export function shortJson(value: object): string {
  return `${JSON.stringify(value)}\n`;
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
