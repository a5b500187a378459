import { entries } from "../page/meta-entries";
import type { Page } from "../page/page";
import { discord } from "../platforms/discord/discord";
import { DISCORD_URL_KEYS } from "../platforms/discord/no-card";
import { atMost, isLonger } from "../platforms/limits";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS } from "./sources.data";
import { countWords } from "./wording/limits";
import { quote } from "./wording/quote";

const CHARACTERS_MAX = atMost(discord.limits.urlCharacters);
const MOST = countWords(discord.limits.urlCharacters);

export const addressTooLong = defineRule({
  code: "address_too_long",
  title: "An address is too long for Discord",
  severity: "error",
  importance: "recommended",
  area: "url",
  weight: 6,
  platforms: ["discord"],
  hiddenBy: ["og_image_invalid_url"],
  why: `Discord shows no card at all for a page that names an address of more than ${MOST} characters in its tags. Such addresses come from services that draw the picture from a text put into the address.`,
  sources: [DISCORD_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: `<meta property="og:image" content="https://example.com/draw?text=${"tides+".repeat(340)}">`,
        without: ["og:image"],
      },
    ],
    good: [
      {
        html: `<meta property="og:image" content="https://example.com/draw?text=${"tides+".repeat(330)}">`,
        without: ["og:image"],
      },
    ],
  },
  check({ page }) {
    const long = longAddress(page);
    if (long === null) return null;
    return {
      description: `${long.where}, ${quote(long.text)}, has ${long.text.length.toLocaleString("en")} characters. Discord takes no more than ${MOST} and shows no card for this link at all. Make the address shorter.`,
      fix: null,
    };
  },
});

function longAddress(page: Page): { readonly where: string; readonly text: string } | null {
  const named = DISCORD_URL_KEYS.flatMap((key) =>
    entries(page, key).map(({ text }) => ({ where: `The address in ${key}`, text })),
  );
  const own = { where: "The page's own address", text: page.finalUrl };
  return [own, ...named].find(({ text }) => isLonger(text, CHARACTERS_MAX)) ?? null;
}
