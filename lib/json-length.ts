/** About the length of the punctuation around a value. */
const PUNCTUATION_CHARS = 4;

/** Whether the JSON of a value has at least about this many characters, escapes aside. */
export function isLongJson(value: unknown, chars: number): boolean {
  return charsLeft(value, chars) <= 0;
}

/** What remains of a number of characters after this value. Stops when nothing does. */
function charsLeft(value: unknown, chars: number): number {
  if (typeof value === "string") return chars - value.length - PUNCTUATION_CHARS;
  if (typeof value !== "object" || value === null) return chars - PUNCTUATION_CHARS;
  let rest = chars;
  for (const name in value) {
    rest = charsLeft(value[name as keyof typeof value], rest - name.length);
    if (rest <= 0) break;
  }
  return rest;
}
