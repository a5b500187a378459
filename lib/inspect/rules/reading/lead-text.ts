import type { Page } from "../../page/page";
import { brokenCharacterIn, emptyValueIn, isDefaultDescription, placeholderIn } from "./text-flaws";

const LEAD_CHARACTERS_MIN = 40;

/** The start of the page's first real paragraph, cut at a word to at most so many characters; null when it has none. */
export function leadText({ paragraphs }: Pick<Page, "paragraphs">, charactersMax: number): string | null {
  const lead = paragraphs.map(({ text }) => text).find(isLead);
  return lead === undefined ? null : cutAtWord(lead, charactersMax);
}

function isLead(text: string): boolean {
  if (text.length < LEAD_CHARACTERS_MIN || isDefaultDescription(text)) return false;
  return [placeholderIn, emptyValueIn, brokenCharacterIn].every((flawIn) => flawIn(text) === null);
}

function cutAtWord(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text;
  const cut = text.slice(0, charactersMax + 1);
  const space = cut.lastIndexOf(" ");
  return space < LEAD_CHARACTERS_MIN ? withoutHalf(cut.slice(0, -1)) : cut.slice(0, space);
}

/** A text that does not end in half a surrogate pair. */
function withoutHalf(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, "");
}
