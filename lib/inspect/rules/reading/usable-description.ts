import type { Metadata } from "../../metadata/metadata";
import { soundText } from "./sound-text";
import { statedTexts } from "./stated-texts";

/** A text that may describe the page in a further tag, flaws undone; null when it is past that or only repeats a title. */
export function usableDescription(text: string, metadata: Metadata): string | null {
  const sound = soundText(text);
  return sound === null || repeatsTitle(sound, metadata) ? null : sound;
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
