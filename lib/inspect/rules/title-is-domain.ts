import { PLATFORM_NAMES } from "../platforms/names";
import { fullTitle, pageName } from "./facts/page-name";
import { isHostOf } from "./facts/site-name";
import { statedTexts } from "./facts/tag-texts";
import { layoutFix, textFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { ASSUMED, GOOGLE_TITLE_LINKS } from "./sources.data";
import { quote } from "./wording/quote";

export const titleIsDomain = defineRule({
  code: "title_is_domain",
  title: "The title only repeats the domain",
  severity: "warning",
  importance: "recommended",
  area: "title",
  weight: 8,
  platforms: PLATFORM_NAMES,
  why: "Nearly every card prints the domain anyway. A title that is the domain again uses up the one line that could say what the page offers, and gives nobody a reason to open it.",
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
    const titles = statedTexts(metadata).filter(
      ({ area, text }) => area === "title" && isHostOf(text, page.finalUrl),
    );
    const [first] = titles;
    if (!first) return null;
    const name = pageName(input);
    const tags = titles.map(({ tag }) => tag);
    const named = tags.map((tag) => ({ tag, text: (tag === "title" ? fullTitle(input) : name) ?? "" }));
    return {
      description: `${first.tag} says ${quote(first.text)}, which the card shows as the domain already. Say what the reader finds there.`,
      fix: name === null ? layoutFix(...tags) : textFix(named),
    };
  },
});
