import type { PlatformName } from "../../platforms/platform";

const WORDS: Readonly<Record<PlatformName, string>> = {
  google: "Google",
  x: "X",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  discord: "Discord",
  whatsapp: "WhatsApp",
  slack: "Slack",
  telegram: "Telegram",
};

/** The platforms as a sentence names them: `X, Facebook and LinkedIn`; empty for none. */
export function platformWords(platforms: readonly PlatformName[]): string {
  return wordList(platforms.map((platform) => WORDS[platform]));
}

/** Words as a sentence lists them: `a, b and c`; empty for none. */
export function wordList(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
