/**
 * A title's parts around its separators: `-`, `|`, `·` and the like with a space on both sides, `｜` with or without,
 * and `_` or `|` before a Chinese character, where titles are written without spaces.
 */
export function titleSegments(title: string): readonly string[] {
  return title.split(/ (?:[-–—|·•»:/]|::) | ?｜ ?|(?<=\S)[_|](?=\p{Script=Han})/u);
}

/** The text with runs of white space as one space; the ideographic space, as wide as the letters around it, stays. */
export function oneLine(text: string): string {
  return text.replace(/[^\S\u3000]+/g, " ");
}
