import { normalizeEncoding } from "@exodus/bytes/encoding-browser.js";
import type { MetaTag } from "../page";

// The HTML standard's byte prescan: what the first 1,024 bytes of a document say of its encoding.
// https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding

interface Cursor {
  readonly text: string;
  at: number;
}

const SPACE = /[\t\n\f\r /]/;
const XML_ENCODING = /^<\?xml[^>]*?\bencoding\s*=\s*(?:"([^">]*)"|'([^'>]*)')/;

/** The encoding declared in a document's first bytes (one character per byte), in lower case; null when none is. */
export function prescan(text: string): string | null {
  if (text.startsWith("<\0?\0x\0")) return "utf-16le";
  if (text.startsWith("\0<\0?\0x")) return "utf-16be";
  const cursor = { text, at: 0 };
  while (cursor.at < text.length) {
    const found = readMarkup(cursor);
    if (found !== null) return found;
  }
  const xml = XML_ENCODING.exec(text);
  return xml === null ? null : encodingOfMeta(xml[1] ?? xml[2] ?? "");
}

/** Reads one piece of markup, or skips to the next `<`. */
function readMarkup(cursor: Cursor): string | null {
  const { text } = cursor;
  const open = text.indexOf("<", cursor.at);
  if (open === -1) return skipTo(cursor, text.length);
  cursor.at = open;
  if (text.startsWith("<!--", open)) return skipPast(cursor, "-->", open + 2);
  if (/^<meta[\t\n\f\r /]/i.test(text.slice(open, open + 6))) {
    cursor.at = open + 5;
    return readMeta(cursor);
  }
  if (/^<\/?[a-z]/i.test(text.slice(open, open + 3))) {
    while (cursor.at < text.length && !/[\t\n\f\r >]/.test(text.charAt(cursor.at))) cursor.at++;
    while (readAttribute(cursor) !== null);
    return skipTo(cursor, cursor.at + 1);
  }
  if (/^<[!/?]/.test(text.slice(open, open + 2))) return skipPast(cursor, ">", open);
  return skipTo(cursor, open + 1);
}

function skipTo(cursor: Cursor, at: number): null {
  cursor.at = at;
  return null;
}

function skipPast(cursor: Cursor, mark: string, from: number): null {
  const found = cursor.text.indexOf(mark, from);
  return skipTo(cursor, found === -1 ? cursor.text.length : found + mark.length);
}

function readMeta(cursor: Cursor): string | null {
  const pairs = new Map<string, string>();
  for (let pair = readAttribute(cursor); pair !== null; pair = readAttribute(cursor)) {
    if (!pairs.has(pair.name)) pairs.set(pair.name, pair.value);
  }
  // A tag that is cut off by the end of the window has not been read to its end and says nothing.
  if (cursor.at >= cursor.text.length) return null;
  cursor.at++;
  const charset = pairs.get("charset");
  if (charset !== undefined) return encodingOfMeta(charset);
  if (pairs.get("http-equiv") !== "content-type") return null;
  return encodingOfMeta(charsetOfContent(pairs.get("content") ?? ""));
}

/** The standard's "get an attribute": name and value in lower case; null at `>` or the end of the window. */
function readAttribute(cursor: Cursor): { name: string; value: string } | null {
  const { text } = cursor;
  skipWhile(cursor, SPACE);
  if (cursor.at >= text.length || text[cursor.at] === ">") return null;
  const from = cursor.at;
  cursor.at++;
  skipWhile(cursor, /[^\t\n\f\r />=]/);
  const name = text.slice(from, cursor.at).toLowerCase();
  skipWhile(cursor, /[\t\n\f\r ]/);
  if (text[cursor.at] !== "=") return { name, value: "" };
  cursor.at++;
  skipWhile(cursor, /[\t\n\f\r ]/);
  return { name, value: readValue(cursor).toLowerCase() };
}

function readValue(cursor: Cursor): string {
  const { text } = cursor;
  const quote = text[cursor.at];
  if (quote === '"' || quote === "'") {
    const from = cursor.at + 1;
    const end = text.indexOf(quote, from);
    cursor.at = end === -1 ? text.length : end + 1;
    return end === -1 ? "" : text.slice(from, end);
  }
  const from = cursor.at;
  skipWhile(cursor, /[^\t\n\f\r >]/);
  return text.slice(from, cursor.at);
}

function skipWhile(cursor: Cursor, set: RegExp): void {
  while (cursor.at < cursor.text.length && set.test(cursor.text.charAt(cursor.at))) cursor.at++;
}

/** The encoding a Content-Type header names; null when it names none that is known. */
export function encodingOfHeader(contentType: string | null): string | null {
  const match = /;\s*charset\s*=\s*(?:"([^"]*)"|'?([^\s;"']+))/i.exec(contentType ?? "");
  return match === null ? null : encodingOfLabel(match[1] ?? match[2] ?? "");
}

// Names of encodings as the Encoding standard and the HTML standard read them.
/** The WHATWG name of a label in lower case; null for an unknown one and for those browsers refuse to decode. */
function encodingOfLabel(label: string): string | null {
  const name = normalizeEncoding(label);
  return name === "replacement" ? null : name;
}

/** The same for a label met inside the document, where utf-16 cannot be true and x-user-defined is not meant. */
function encodingOfMeta(label: string): string | null {
  const name = encodingOfLabel(label);
  if (name === "utf-16le" || name === "utf-16be") return "utf-8";
  return name === "x-user-defined" ? "windows-1252" : name;
}

/**
 * The charset named in the `content` of a `<meta http-equiv="content-type">`; "" when none is.
 * https://html.spec.whatwg.org/multipage/urls-and-fetching.html#extracting-character-encodings-from-meta-elements
 */
function charsetOfContent(content: string): string {
  const match =
    /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\t\n\f\r ;][^\t\n\f\r ;]*))/i.exec(content);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? "";
}

/** The encoding a `<meta>` declares, by `charset` or by `http-equiv`; null when it declares none that is known. */
export function encodingDeclaredBy(meta: Pick<MetaTag, "charset" | "httpEquiv" | "content">): string | null {
  if (meta.charset !== null) return encodingOfMeta(meta.charset);
  // Browsers compare the keyword as it is written: a space around it makes another word of it.
  if (meta.httpEquiv?.toLowerCase() !== "content-type") return null;
  return encodingOfMeta(charsetOfContent(meta.content ?? ""));
}
