/** True when the text has more than `charactersMax` characters; counts only where its length in UTF-16 leaves that open. */
export function isLonger(text: string, charactersMax: number): boolean {
  if (text.length <= charactersMax) return false;
  return text.length > charactersMax * 2 || Array.from(text).length > charactersMax;
}
