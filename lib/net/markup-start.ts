const SPACE = /\s/;

/** Byte order marks, one character a byte. */
const MARKS = ["\xef\xbb\xbf", "\xfe\xff", "\xff\xfe"] as const;

/** What may stand before the first tag of HTML or XML, by how it begins and how it ends. */
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
