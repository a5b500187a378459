// Where markup ends, in a text that may be cut anywhere.
// https://html.spec.whatwg.org/multipage/parsing.html#tokenization
const GT = 0x3e;
const DASH = 0x2d;
const BANG = 0x21;
const SLASH = 0x2f;

export function isLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a && code >= 0x41;
}

export function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c;
}

/** White space, `/` or `>`. */
export function isNameEnd(code: number): boolean {
  return code === GT || code === SLASH || isSpace(code);
}

/** The index just after a comment whose text begins at `from`; -1 when it does not end in this text. */
export function endOfComment(text: string, from: number): number {
  if (text.charCodeAt(from) === GT) return from + 1;
  if (text.charCodeAt(from) === DASH && text.charCodeAt(from + 1) === GT) return from + 2;
  for (let at = text.indexOf("--", from); at !== -1; at = text.indexOf("--", at + 1)) {
    const code = text.charCodeAt(at + 2);
    if (code === GT) return at + 3;
    if (code === BANG && text.charCodeAt(at + 3) === GT) return at + 4;
  }
  return -1;
}

/** The index of the `</` that ends the raw text of an element; -1 when its name and what follows it are not there. */
export function findEndTag(text: string, name: string, from: number): number {
  for (let at = text.indexOf("</", from); at !== -1; at = text.indexOf("</", at + 2)) {
    const end = at + 2 + name.length;
    if (end >= text.length) return -1;
    if (isNameEnd(text.charCodeAt(end)) && text.slice(at + 2, end).toLowerCase() === name) return at;
  }
  return -1;
}
