import { PLATFORM_NAMES } from "../platforms/names";
import { charsetFix } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { ASSUMED, DISCORD_SHORT_COLOUR, LIGHTHOUSE_CHARSET } from "./sources.data";

export const missingCharset = defineRule({
  code: "missing_charset",
  title: "Missing character encoding",
  severity: "warning",
  importance: "recommended",
  area: "document",
  weight: 4,
  platforms: PLATFORM_NAMES,
  why: "Without a declared character encoding, every platform guesses, and not all guess alike. Accents, dashes, curly quotes and emoji may come out garbled on some platforms and not on others.",
  sources: [LIGHTHOUSE_CHARSET, DISCORD_SHORT_COLOUR, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<!-- no charset, neither here nor in the Content-Type header -->", without: ["charset"] }],
    good: [
      {
        html: "<!-- Content-Type: text/html; charset=utf-8 -->",
        without: ["charset"],
        fetched: { headers: { "content-type": "text/html; charset=utf-8" } },
      },
    ],
  },
  check({ page }) {
    if (page.charset.source !== "guess") return null;
    const { likely } = page.charset;
    const name = likely ?? page.charset.name;
    const advice =
      name === "utf-8"
        ? "Declare UTF-8 in the first line of the head, and save the page as UTF-8."
        : `The page seems to be saved as ${name}: declare that in the first line of the head, or save it as UTF-8 and declare UTF-8.`;
    return {
      description: `Accents and emoji may come out garbled, because each platform has to guess your page's character encoding. Neither the Content-Type header nor the page declares one. ${advice}`,
      fix: charsetFix(page),
    };
  },
});
