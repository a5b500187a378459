// The attributes of a start tag that is whole in one text.
// https://html.spec.whatwg.org/multipage/parsing.html#before-attribute-name-state
import { QuoteType } from "htmlparser2";
import { isNameEnd, isSpace } from "./markup-ends";
import type { TagReader } from "./tag-reader";

const EQUALS = 0x3d;
const GT = 0x3e;
const SLASH = 0x2f;
const DOUBLE = 0x22;
const SINGLE = 0x27;

/**
 * Reads attributes from the end of a tag's name on and tells the reader of those that it wants; the text is at `offset` of
 * the document. Returns the index of the tag's `>`; -1 when the text ends before it.
 */
export function readAttributes(
  { text, offset }: { readonly text: string; readonly offset: number },
  from: number,
  tag: TagReader,
): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === GT) return at;
    if (code === SLASH) tag.isSelfClosing = true;
    else if (!isSpace(code)) {
      tag.isSelfClosing = false;
      at = readAttribute(text, at, { tag, offset });
      continue;
    }
    at++;
  }
  return -1;
}

/** Finds the same index where no attribute is worth telling. */
export function skipAttributes(text: string, from: number, tag: TagReader): number {
  let at = from;
  let valueEnd = -1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === GT) return at;
    if (code !== EQUALS) at++;
    else if (at === valueEnd || isNameEnd(text.charCodeAt(at - 1))) {
      // It may begin a name.
      tag.begin("", 0);
      return readAttributes({ text, offset: 0 }, from, tag);
    } else {
      valueEnd = readValue(text, afterSpace(text, at + 1), null);
      at = valueEnd;
    }
  }
  return -1;
}

interface Reading {
  readonly tag: TagReader;
  readonly offset: number;
}

/** Reads one attribute, whose first character is part of its name even if it is `=`; returns the index after it. */
function readAttribute(text: string, from: number, { tag, offset }: Reading): number {
  let at = from + 1;
  while (at < text.length && text.charCodeAt(at) !== EQUALS && !isNameEnd(text.charCodeAt(at))) at++;
  const nameEnd = offset + at;
  const isCollected = tag.isRead && tag.attribute(text.slice(from, at), nameEnd);
  at = afterSpace(text, at);
  if (text.charCodeAt(at) !== EQUALS) {
    if (isCollected) tag.keep("", QuoteType.NoValue, nameEnd - 1);
    return at;
  }
  return readValue(text, afterSpace(text, at + 1), isCollected ? { tag, offset } : null);
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

function readValue(text: string, from: number, reading: Reading | null): number {
  const quote = text.charCodeAt(from);
  if (quote === DOUBLE || quote === SINGLE) {
    const end = text.indexOf(quote === DOUBLE ? '"' : "'", from + 1);
    if (end === -1) return text.length;
    const kind = quote === DOUBLE ? QuoteType.Double : QuoteType.Single;
    reading?.tag.keep(text.slice(from + 1, end), kind, reading.offset + from + 1);
    return end + 1;
  }
  let end = from;
  while (end < text.length && text.charCodeAt(end) !== GT && !isSpace(text.charCodeAt(end))) end++;
  reading?.tag.keep(text.slice(from, end), QuoteType.Unquoted, reading.offset + from);
  return end;
}
