import { PLATFORM_NAMES } from "../platforms/names";
import { isHostName } from "./facts/site-name";
import { tagTexts } from "./facts/tag-texts";
import { nameFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { ASSUMED, GOOGLE_TITLE_LINKS } from "./sources.data";
import { quote } from "./wording/words";

export const titleIsDomain = defineRule({
  code: "title_is_domain",
  title: "Title that only repeats the domain",
  severity: "warning",
  importance: "recommended",
  area: "title",
  weight: 8,
  platforms: PLATFORM_NAMES,
  why: "Nearly every preview shows the domain anyway. A title that repeats it uses up the one line that could say what your page offers, and gives people no reason to open it.",
  sources: [GOOGLE_TITLE_LINKS, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      { html: "<title>example.com</title>", without: ["title"] },
      { html: '<meta property="og:title" content="https://www.example.com/">', without: ["og:title"] },
    ],
    good: [{ html: "<title>Example: notes from the field</title>", without: ["title"] }],
  },
  check(input) {
    const { page, metadata } = input;
    const titles = tagTexts(metadata).filter(
      ({ area, text }) => area === "title" && isHostName(text, page.finalUrl),
    );
    const [first] = titles;
    if (!first) return null;
    return {
      description: `Your title only repeats the domain, which previews show already. ${first.tag} says ${quote(first.text)}. Say what people find on the page.`,
      fix: nameFix(input, ...titles.map(({ tag }) => tag)),
    };
  },
});
