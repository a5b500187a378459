import type { Page } from "../../page/page";
import { emptyValueIn, placeholderIn } from "../../page/unfilled";
import { brokenCharacterIn, isDefaultDescription } from "./text-flaws";

const LEAD_CHARACTERS_MIN = 40;
/** A stop after a word of some length, so that no abbreviation passes for one, or after a short word that sentences end in. */
const SENTENCE_END =
  /(?<=[\p{L}\p{N}]{3}| (?:at|be|by|do|go|he|in|is|it|me|of|on|so|to|up|us|we))[.!?](?=\s)|[。！？]/gu;

/** The start of the page's first real paragraph that search results may show, whole sentences or at least words of it, of at most so many characters; null when it has none. */
export function leadText({ paragraphs }: Pick<Page, "paragraphs">, charactersMax: number): string | null {
  const lead = paragraphs.map(({ snippet }) => snippet).find(isLead);
  return lead === undefined ? null : firstSentences(lead, charactersMax);
}

function isLead(text: string): boolean {
  if (text.length < LEAD_CHARACTERS_MIN || isDefaultDescription(text) || /[:：]$/.test(text)) return false;
  return [placeholderIn, emptyValueIn, brokenCharacterIn].every((flawIn) => flawIn(text) === null);
}

/** As many whole sentences of the text as fit, or at least words of it, cut without a mark. */
export function firstSentences(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text;
  const cut = text.slice(0, charactersMax + 1);
  const stop = [...cut.matchAll(SENTENCE_END)].findLast(({ index }) => index < charactersMax);
  const sentences = stop === undefined ? "" : cut.slice(0, stop.index + 1);
  if (sentences.length >= LEAD_CHARACTERS_MIN) return sentences;
  const space = cut.lastIndexOf(" ");
  return space < LEAD_CHARACTERS_MIN ? withoutHalf(cut.slice(0, -1)) : cut.slice(0, space);
}

/** A text that does not end in half a surrogate pair. */
function withoutHalf(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, "");
}
