import type { Metadata } from "../../metadata/metadata";
import type { Page } from "../../page/page";
import { emptyValueIn, placeholderIn } from "../../page/placeholders";
import { columns, isWide } from "../../platforms/text/text-width";
import { tagTexts } from "./tag-texts";
import { brokenCharacterIn, cleanText, isDefaultDescription } from "./text-flaws";

const LEAD_COLUMNS_MIN = 40;
const LABEL_COLUMNS = 30;
/** A stop after a word of some length, so that no abbreviation passes for one, or after a short word that sentences end in. */
const SENTENCE_END =
  /(?<=[\p{L}\p{N}]{3}| (?:at|be|by|do|go|he|in|is|it|me|of|on|so|to|up|us|we))[.!?](?=\s)|[。！？]/gu;

/** How many letters a text may have: Latin ones, or wide ones such as Chinese and Japanese, which take more room and say more. */
export interface TextLimit {
  readonly letters: number;
  readonly wideLetters: number;
}

/** The start of the page's first real paragraph that search results may show, as many whole sentences as there is room for; null when it has none or its first sentence is too long. */
export function leadText({ paragraphs }: Pick<Page, "paragraphs">, room: TextLimit): string | null {
  const lead = paragraphs.map(({ snippet }) => visibleStart(snippet)).find(isLead);
  return lead === undefined ? null : firstSentences(lead, fitting(lead, room));
}

/** The text from its first visible letter: editors leave zero-width characters before it. */
function visibleStart(text: string): string {
  return text.replace(/^[\s\p{Default_Ignorable_Code_Point}]{1,20}/u, "");
}

function isLead(text: string): boolean {
  if (!isLong(text) || isDefaultDescription(text) || /[:：]$/.test(text)) return false;
  return [placeholderIn, emptyValueIn, brokenCharacterIn].every((flawIn) => flawIn(text) === null);
}

/** As many whole sentences of the text as fit; null when not even the first does, since nobody publishes half a sentence. */
export function firstSentences(text: string, charactersMax: number): string | null {
  if (text.length <= charactersMax) return text;
  const cut = text.slice(0, charactersMax + 1);
  const stop = [...cut.matchAll(SENTENCE_END)].findLast(({ index }) => index < charactersMax);
  const sentences = stop === undefined ? "" : cut.slice(0, stop.index + 1);
  return isLong(sentences) ? sentences : null;
}

/** How much of the text there is room for, in UTF-16 units. */
function fitting(text: string, room: TextLimit): number {
  let [units, letters, wide] = [0, 0, 0];
  for (const letter of text) {
    if (isWide(letter)) wide++;
    else letters++;
    if (letters * room.wideLetters + wide * room.letters > room.letters * room.wideLetters) break;
    units += letter.length;
  }
  return units;
}

function isLong(text: string): boolean {
  return columnsOf(text) >= LEAD_COLUMNS_MIN;
}

/** A text of a few words is a label of the site rather than a description of the page, unless it is a sentence. */
function says(text: string): boolean {
  return columnsOf(text) >= LABEL_COLUMNS || /[.!?。！？]$/.test(text);
}

function columnsOf(text: string): number {
  return Array.from(text, columns).reduce((sum, width) => sum + width, 0);
}

/** How blogs end the start of an article that they cut for its description, often within a word. */
const CUT_MARK = / ?(?:\.{3}|…|\[(?:…|\.{3})\])$/u;
/** The same with the site's name behind it, as forums write it. */
const CUT_MARK_AND_SITE = / ?(?:\.{3}|…)[,，] ?[^,，.。]{1,30}$/u;
/** Shorter texts end like that on purpose. */
const CUT_CHARACTERS_MIN = 60;

/** A text that may describe the page in a further tag, flaws undone and without a cut end; null when it is past that, only repeats a title or is cut within its first sentence. */
export function cleanDescription(text: string, metadata: Metadata): string | null {
  const sound = cleanText(text);
  return sound === null || repeatsTitle(sound, metadata) || !says(sound) ? null : withoutCutEnd(sound);
}

function withoutCutEnd(text: string): string | null {
  const start = text.replace(CUT_MARK_AND_SITE, "");
  if (start !== text) return firstSentences(start, start.length - 1) ?? start;
  const rest = text.replace(CUT_MARK, "");
  return rest === text || rest.length < CUT_CHARACTERS_MIN ? text : firstSentences(rest, rest.length - 1);
}

/** The text says what one of the page's titles says: case, spaces and punctuation make no difference to people. */
export function repeatsTitle(text: string, metadata: Metadata): boolean {
  const words = wordsOf(text);
  return tagTexts(metadata).some((stated) => stated.area === "title" && wordsOf(stated.text) === words);
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, " ")
    .trim();
}
