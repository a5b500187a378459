/** Bytes that are enough to tell; a longer comment before the first tag counts as HTML, as it does for browsers. */
export const HTML_SNIFF_BYTES = 4_096;

/** The tags browsers know HTML by (https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type), and two of the head. */
const FIRST_TAG =
  /^<(?:!doctype\s+html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|meta|link)[\s/>]/i;

/** Judges the beginning of a file by its bytes alone, in any encoding that is ASCII at heart and in UTF-16. */
export function looksLikeHtml(start: Uint8Array): boolean {
  const text = Buffer.from(start.subarray(0, HTML_SNIFF_BYTES)).toString("latin1");
  const rest = fromFirstTag(text.replaceAll("\0", ""));
  return FIRST_TAG.test(`${rest} `) || rest.startsWith("<!--");
}

const SPACE = /\s/;

/** Byte order marks, one character a byte. */
const MARKS = ["\xef\xbb\xbf", "\xfe\xff", "\xff\xfe"] as const;

/** What may come before the first tag of HTML or XML, by how it begins and how it ends. */
const SKIPPED = [
  { from: "<!--", to: "-->" },
  { from: "<?", to: "?>" },
] as const;

/**
 * A text from its first tag on: marks of encoding, white space, comments and declarations are skipped. Written as a
 * scanner, for an expression with a repeat inside a repeat takes for ever on a hostile run of spaces.
 */
export function fromFirstTag(text: string): string {
  let at = MARKS.find((mark) => text.startsWith(mark))?.length ?? 0;
  for (;;) {
    while (SPACE.test(text.charAt(at))) at++;
    const skipped = SKIPPED.find(({ from }) => text.startsWith(from, at));
    const end = skipped ? text.indexOf(skipped.to, at + skipped.from.length) : -1;
    if (!skipped || end === -1) return text.slice(at);
    at = end + skipped.to.length;
  }
}
