const SEPARATOR = / (?:[-–—|·•»:/]|::) | ?｜ ?|(?<=\S)[_|](?=\p{Script=Han})/u;
/** Some wikis put their name in brackets behind the page's. */
const BRACKETED = /^(.*\S) \[([^[\]]{2,40})\]$/;

/**
 * A title's parts around its separators: `-`, `|`, `·` and the like with a space on both sides, `｜` with or without,
 * and `_` or `|` before a Chinese character, where titles are written without spaces; or what is in brackets at its end.
 */
export function titleSegments(title: string): readonly string[] {
  const bracketed = BRACKETED.exec(title)?.slice(1);
  return (bracketed ?? [title]).flatMap((part) => part.split(SEPARATOR));
}

/** The title without that part and the separator beside it; what is left stays as written. */
export function withoutSegment(title: string, segment: string): string {
  if (title.endsWith(` [${segment}]`)) return title.slice(0, -segment.length - 3);
  const marks = [...title.matchAll(new RegExp(SEPARATOR, "gu"))];
  const bounds = [...marks.map(({ index, 0: mark }) => ({ index, end: index + mark.length }))];
  for (const [number, part] of title.split(SEPARATOR).entries()) {
    if (part !== segment) continue;
    const before = bounds[number - 1];
    const after = bounds[number];
    const rest = after === undefined ? "" : title.slice(before === undefined ? after.end : after.index);
    return (before === undefined ? "" : title.slice(0, before.index)) + rest;
  }
  return title;
}

/**
 * White space, controls, and what has no shape of its own: zero-width and soft-hyphen characters, Hangul fillers and the
 * rest that Unicode calls default-ignorable, interlinear marks, and the blank of Braille.
 */
const INVISIBLE = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]*$/u;

/** The text trimmed; "" when nothing in it is visible. */
export function visibleText(text: string): string {
  return INVISIBLE.test(text) ? "" : text.trim();
}

/** The text with runs of white space as one space; the ideographic space, as wide as the letters around it, stays. */
export function oneLine(text: string): string {
  return text.replace(/[^\S\u3000]+/g, " ");
}
