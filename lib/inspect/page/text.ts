/**
 * A title's parts around its separators: `-`, `|`, `·` and the like with a space on both sides, `｜` with or without,
 * and `_` or `|` before a Chinese character, where titles are written without spaces.
 */
export function titleSegments(title: string): readonly string[] {
  return title.split(/ (?:[-–—|·•»:/]|::) | ?｜ ?|(?<=\S)[_|](?=\p{Script=Han})/u);
}

/**
 * White space, controls, and what has no shape of its own: zero-width and soft-hyphen characters, Hangul fillers and the
 * rest that Unicode calls default-ignorable, interlinear marks, and the blank of Braille.
 */
const UNSEEN = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]*$/u;

/** The text trimmed; "" when nothing in it is to be seen. */
export function visibleText(text: string): string {
  return UNSEEN.test(text) ? "" : text.trim();
}

/** The text with runs of white space as one space; the ideographic space, as wide as the letters around it, stays. */
export function oneLine(text: string): string {
  return text.replace(/[^\S\u3000]+/g, " ");
}
