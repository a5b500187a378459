import type { Page } from "../../page/page";
import { brokenCharacterIn, emptyValueIn, isDefaultDescription, placeholderIn } from "./text-flaws";

const LEAD_CHARACTERS_MIN = 40;
const LEAD_CHARACTERS_MAX = 155;

/** The start of the page's first real paragraph, cut at a word to at most 155 characters; null when it has none. */
export function leadText({ paragraphs }: Pick<Page, "paragraphs">): string | null {
  const lead = paragraphs.map(({ text }) => text).find(isLead);
  return lead === undefined ? null : cutAtWord(lead);
}

function isLead(text: string): boolean {
  if (text.length < LEAD_CHARACTERS_MIN || isDefaultDescription(text)) return false;
  return [placeholderIn, emptyValueIn, brokenCharacterIn].every((flawIn) => flawIn(text) === null);
}

function cutAtWord(text: string): string {
  if (text.length <= LEAD_CHARACTERS_MAX) return text;
  const cut = text.slice(0, LEAD_CHARACTERS_MAX + 1);
  const space = cut.lastIndexOf(" ");
  return space < LEAD_CHARACTERS_MIN ? [...cut].slice(0, -2).join("") : cut.slice(0, space);
}
