import { entries } from "../page/meta-entries";
import type { Page } from "../page/page";
import { discord } from "../platforms/discord/discord";
import { isLonger, limitOf } from "../platforms/limits";
import { x } from "../platforms/x/x";
import { metaFix } from "./fixes/snippet";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS } from "./sources.data";
import { countWords, quote } from "./wording/words";

const CHARACTERS_MAX = limitOf(discord.limits.imageAltCharacters);
const KEYS = ["og:image:alt", "twitter:image:alt"];
const MOST = countWords(discord.limits.imageAltCharacters);
/** As much as X reads fits every platform. */
const FIX_CHARACTERS_MAX = limitOf(x.limits.imageAltTaken);

export const ogImageAltTooLong = defineRule({
  code: "og_image_alt_too_long",
  title: "Alt text too long for Discord",
  severity: "error",
  importance: "recommended",
  area: "image",
  weight: 6,
  platforms: ["discord"],
  why: `Discord shows no preview at all when og:image:alt or twitter:image:alt has more than ${MOST} characters. Often a program puts the whole article there by mistake.`,
  sources: [DISCORD_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: `<meta property="og:image:alt" content="${"A sandbank at low tide. ".repeat(175)}">`,
        without: ["og:image:alt"],
      },
    ],
    good: [
      {
        html: '<meta property="og:image:alt" content="A sandbank at low tide.">',
        without: ["og:image:alt"],
      },
    ],
  },
  check({ page }) {
    const long = longText(page);
    if (long === null) return null;
    const short = Array.from(long.text.slice(0, FIX_CHARACTERS_MAX * 2)).slice(0, FIX_CHARACTERS_MAX);
    return {
      description: `Links to your page get no preview on Discord. The image's alt text (${long.key}), ${quote(long.text)}, has more than ${MOST} characters. Say in one sentence what the image shows.`,
      fix: metaFix(long.key.startsWith("og:") ? "property" : "name", long.key, short.join("").trim()),
    };
  },
});

function longText(page: Page): { readonly key: string; readonly text: string } | null {
  const named = KEYS.flatMap((key) => entries(page, key).map(({ text }) => ({ key, text })));
  return named.find(({ text }) => isLonger(text, CHARACTERS_MAX)) ?? null;
}
