import { entries } from "../page/entries";
import type { Page } from "../page/page";
import { isLonger } from "../platforms/is-longer";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS } from "./sources.data";
import { quote } from "./writing/quote";

const CHARACTERS_MAX = 2_048;
const KEYS = [
  "og:url",
  "og:image",
  "og:image:url",
  "og:image:secure_url",
  "twitter:image",
  "twitter:image:src",
];

export const addressTooLong = defineRule({
  code: "address_too_long",
  title: "An address is too long for Discord",
  severity: "error",
  importance: "recommended",
  area: "url",
  weight: 6,
  platforms: ["discord"],
  hiddenBy: ["og_image_invalid_url"],
  why: "Discord shows no card at all for a page that names an address of more than 2,048 characters in its tags. Such addresses come from services that draw the picture from a text put into the address.",
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
      description: `The address in ${long.key}, ${quote(long.text)}, has ${long.text.length.toLocaleString("en")} characters. Discord takes no more than 2,048 and shows no card for this link at all. Make the address shorter.`,
      fix: null,
    };
  },
});

function longAddress(page: Page): { readonly key: string; readonly text: string } | null {
  const named = KEYS.flatMap((key) => entries(page, key).map(({ text }) => ({ key, text })));
  return named.find(({ text }) => isLonger(text, CHARACTERS_MAX)) ?? null;
}
