import { graphemes } from "./graphemes";
import { arialEm, columns, isWide, utf8Bytes } from "./text-width";

/** Where a platform cuts a text; the mark it puts there counts as part of the limit. */
export type Cut =
  | { readonly unit: "bytes"; readonly max: number }
  | { readonly unit: "characters"; readonly max: number }
  /** Latin letters' worth of room; a wide character takes two. */
  | { readonly unit: "columns"; readonly max: number }
  | { readonly unit: "pixels"; readonly max: number; readonly fontPx: number }
  /** Lines of the card, each holding so many columns; line breaks of the text count. */
  | { readonly unit: "lines"; readonly max: number; readonly columns: number; readonly mark?: string };

export interface CutText {
  readonly text: string;
  /** The limit in plain words, e.g. "70 bytes"; null when the text was not cut. */
  readonly cutAt: string | null;
}

interface Ruler {
  readonly max: number;
  readonly mark: string;
  /** What one UTF-16 unit can measure at most. */
  readonly unitMax: number;
  readonly atWord: boolean;
  /** The measure of the text so far and one more grapheme. */
  add(used: number, grapheme: string): number;
}

/** A cut at a word is taken only when it leaves this share of the room filled. */
const WORD_CUT_SHARE_MIN = 0.25;

/** No glyph of Arial that is measured here is wider. */
const ARIAL_EM_MAX = 1.1;

/** The text as it is shown under these limits, applied in turn; never splits a grapheme. Linear in the limit, not in the text. */
export function cutText(text: string, cuts: readonly Cut[]): CutText {
  let visible: CutText = { text, cutAt: null };
  for (const cut of cuts) {
    const shorter = cutOnce(visible.text, ruler(cut));
    if (shorter !== null) visible = { text: shorter, cutAt: inWords(cut) };
  }
  return visible;
}

/** The limit in plain words. */
export function inWords(cut: Cut): string {
  if (cut.unit === "pixels") return `${cut.max} px`;
  if (cut.unit === "columns") return `about ${cut.max} characters`;
  if (cut.unit === "lines") return cut.max === 1 ? "1 line" : `${cut.max} lines`;
  return `${cut.max} ${cut.unit}`;
}

function ruler(cut: Cut): Ruler {
  const common = { max: cut.max, mark: "…", atWord: false };
  switch (cut.unit) {
    case "bytes":
      return { ...common, mark: "...", unitMax: 3, add: (used, grapheme) => used + utf8Bytes(grapheme) };
    case "characters":
      return { ...common, unitMax: 1, add: (used) => used + 1 };
    case "columns":
      return { ...common, unitMax: 2, add: (used, grapheme) => used + columns(grapheme) };
    case "pixels": {
      const { fontPx } = cut;
      const add: Ruler["add"] = (used, grapheme) => used + arialEm(grapheme) * fontPx;
      return { ...common, atWord: true, unitMax: ARIAL_EM_MAX * fontPx, add };
    }
    case "lines": {
      const max = cut.max * cut.columns;
      return { ...common, max, mark: cut.mark ?? "…", unitMax: max, add: linesAdder(cut.columns) };
    }
  }
}

function linesAdder(perLine: number): Ruler["add"] {
  return (used, grapheme) =>
    grapheme === "\n" ? (Math.floor(used / perLine) + 1) * perLine : used + columns(grapheme);
}

/** The cut text with its mark; null when the whole text fits. */
function cutOnce(text: string, { max, mark, unitMax, add, atWord }: Ruler): string | null {
  if (text.length * unitMax <= max) return null;
  const room = max - add(0, mark);
  const word = { end: 0, used: 0 };
  let [used, index, fits] = [0, 0, 0];
  let previous = "";
  for (const grapheme of graphemes(text)) {
    if (atWord && used <= room && breaksBetween(previous, grapheme))
      Object.assign(word, { end: index, used });
    used = add(used, grapheme);
    if (used > max) return text.slice(0, endOfCut(word, fits, max)).trimEnd() + mark;
    index += grapheme.length;
    if (used <= room) fits = index;
    previous = grapheme;
  }
  return null;
}

function endOfCut(word: { end: number; used: number }, fits: number, max: number): number {
  return word.used >= max * WORD_CUT_SHARE_MIN ? word.end : fits;
}

/** Whether a line may be cut between the two: at a space, or beside a character of a script written without spaces. */
function breaksBetween(before: string, after: string): boolean {
  return after === " " || isWide(before) || isWide(after);
}
