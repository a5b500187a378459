import { PLATFORMS } from "../../platforms/index";
import type { PlatformName } from "../../platforms/names";

/** The platforms as a sentence names them: `X, Facebook and LinkedIn`; empty for none. */
export function platformWords(platforms: readonly PlatformName[]): string {
  return wordList(platforms.map((platform) => PLATFORMS[platform].label));
}

/** Words as a sentence lists them: `a, b and c`; empty for none. */
export function wordList(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
