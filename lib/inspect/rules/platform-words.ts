import type { PlatformName } from "../platforms/platform";

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
  const names = platforms.map((platform) => WORDS[platform]);
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
