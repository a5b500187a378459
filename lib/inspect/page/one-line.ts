/** The text with runs of white space as one space; the ideographic space, as wide as the letters around it, stays. */
export function oneLine(text: string): string {
  return text.replace(/[^\S\u3000]+/g, " ");
}
