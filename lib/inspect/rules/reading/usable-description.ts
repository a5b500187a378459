import type { Metadata } from "../../metadata/metadata";
import { firstSentences } from "./lead-text";
import { soundText } from "./sound-text";
import { statedTexts } from "./stated-texts";

/** How blogs end the start of an article that they cut for its description, often within a word. */
const CUT_MARK = / ?(?:\.{3}|…|\[(?:…|\.{3})\])$/u;
/** Shorter texts end like that on purpose. */
const CUT_CHARACTERS_MIN = 60;

/** A text that may describe the page in a further tag, flaws undone and without a cut end; null when it is past that or only repeats a title. */
export function usableDescription(text: string, metadata: Metadata): string | null {
  const sound = soundText(text);
  return sound === null || repeatsTitle(sound, metadata) ? null : withoutCutEnd(sound);
}

function withoutCutEnd(text: string): string {
  const rest = text.replace(CUT_MARK, "");
  return rest === text || rest.length < CUT_CHARACTERS_MIN ? text : firstSentences(rest, rest.length - 1);
}

/** The text says what one of the page's titles says: case, spaces and punctuation make no difference to a reader. */
export function repeatsTitle(text: string, metadata: Metadata): boolean {
  const words = wordsOf(text);
  return statedTexts(metadata).some((stated) => stated.area === "title" && wordsOf(stated.text) === words);
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, " ")
    .trim();
}
