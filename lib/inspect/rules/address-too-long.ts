import { entries } from "../page/meta-entries";
import type { Page } from "../page/page";
import { discord } from "../platforms/discord/discord";
import { DISCORD_URL_KEYS } from "../platforms/discord/no-card";
import { isLonger, limitOf } from "../platforms/limits";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS } from "./sources.data";
import { countWords, quote } from "./wording/words";

const CHARACTERS_MAX = limitOf(discord.limits.urlCharacters);
const MOST = countWords(discord.limits.urlCharacters);

export const addressTooLong = defineRule({
  code: "address_too_long",
  title: "URL too long for Discord",
  severity: "error",
  importance: "recommended",
  area: "url",
  weight: 6,
  platforms: ["discord"],
  hiddenBy: ["og_image_invalid_url"],
  why: `Discord shows no preview at all when a URL in your page's tags is longer than ${MOST} characters. URLs this long usually come from services that draw the image from text in the URL.`,
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
    const long = longUrl(page);
    if (long === null) return null;
    return {
      description: `Links to your page get no preview on Discord. ${long.where}, ${quote(long.text)}, has ${long.text.length.toLocaleString("en")} characters, and Discord accepts at most ${MOST}. Shorten the URL.`,
      fix: null,
    };
  },
});

function longUrl(page: Page): { readonly where: string; readonly text: string } | null {
  const named = DISCORD_URL_KEYS.flatMap((key) =>
    entries(page, key).map(({ text }) => ({ where: `The URL in ${key}`, text })),
  );
  const own = { where: "Your page's own URL", text: page.finalUrl };
  return [own, ...named].find(({ text }) => isLonger(text, CHARACTERS_MAX)) ?? null;
}
