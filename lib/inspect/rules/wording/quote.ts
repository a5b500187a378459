const LENGTH_MAX = 80;
const UNSEEN = /[\s\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * A value of the page as a sentence shows it: in quotation marks, on one line, without control characters and cut
 * at `lengthMax` characters.
 */
export function quote(text: string, lengthMax = LENGTH_MAX): string {
  const line = text
    .slice(0, lengthMax * 4)
    .replace(UNSEEN, " ")
    .trim();
  const characters = Array.from(line);
  const whole = characters.length <= lengthMax && text.length <= lengthMax * 4;
  return whole ? `"${line}"` : `"${characters.slice(0, lengthMax).join("").trimEnd()}…"`;
}
