/** A page or section of the documentation, as a search finds it. */
export interface DocEntry {
  readonly href: string;
  readonly title: string;
  /** What kind of page it is. */
  readonly kind: string;
  /** What it says, beside its title. */
  readonly text: string;
}

/** How much more a word counts in a title than in the text. */
const IN_TITLE = 10;
const STARTS_TITLE = 5;
const WORD_START = 2;
/** What was typed is in the title as it is, or is the code that the text starts with. */
const WHOLE_PHRASE = 30;

/**
 * The entries that hold every word of a search, those first that hold them in their titles; empty without words. Pure and
 * small: it also runs in the browser.
 */
export function findPages(entries: readonly DocEntry[], text: string): readonly DocEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, points: pointsOf(entry, words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ entry }) => entry);
}

/** 0 when a word is missing. */
function pointsOf({ title, kind, text }: DocEntry, words: readonly string[]): number {
  const [inTitle, all] = [title.toLowerCase(), `${title}\n${kind}\n${text}`.toLowerCase()];
  const phrase = words.join(" ");
  let points = inTitle.includes(phrase) || text.toLowerCase().startsWith(`${phrase} `) ? WHOLE_PHRASE : 0;
  for (const word of words) {
    if (!all.includes(word)) return 0;
    points += 1 + wordPoints(inTitle, word);
  }
  return points;
}

function wordPoints(title: string, word: string): number {
  const at = title.indexOf(word);
  if (at === -1) return 0;
  const isStart = at === 0 || /[^\p{L}\p{N}]/u.test(title.charAt(at - 1));
  return IN_TITLE + (at === 0 ? STARTS_TITLE : 0) + (isStart ? WORD_START : 0);
}

/** The entries in a parsed index; null for anything else. */
export function parseIndex(value: unknown): readonly DocEntry[] | null {
  return Array.isArray(value) && value.every(isEntry) ? value : null;
}

function isEntry(value: unknown): value is DocEntry {
  if (typeof value !== "object" || value === null) return false;
  return ["href", "title", "kind", "text"].every((name) => typeof Reflect.get(value, name) === "string");
}
