import { sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { ASSUMED, GOOGLE_TITLE_LINKS } from "./sources.data";
import { quote } from "./wording/quote";

/** The same text twice: the reader sees no difference. */
const POINTS_WHEN_ALIKE = 1;

export const duplicateTitle = defineRule({
  code: "duplicate_title",
  title: "The page has several title tags",
  severity: "warning",
  importance: "recommended",
  area: "title",
  weight: 3,
  platforms: ["google"],
  why: "A page has one title. Of several, browsers and link readers use the first, and Google may take any of them or none, so the line you meant may not be the one that is shown.",
  sources: [GOOGLE_TITLE_LINKS, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      { html: "<title>Field Notes</title>" },
      { html: "<title>How tides shape the coast - Field Notes</title>" },
    ],
    good: [{ html: "<title>How tides shape the coast - Field Notes</title>", without: ["title"] }],
  },
  check({ page }) {
    const titles = page.titles.filter(({ placement, text }) => placement !== "body" && text !== "");
    const [first, ...others] = titles;
    const second = others.find(({ text }) => text !== first?.text) ?? others[0];
    if (!first || !second) return null;
    const alike = first.text === second.text;
    return {
      description: alike
        ? `There are ${titles.length} title tags that say the same, ${quote(first.text)}, in line ${first.line} and line ${second.line}. Keep one, before somebody changes the other.`
        : `There are ${titles.length} title tags: ${quote(first.text)} in line ${first.line} is used, ${quote(second.text)} in line ${second.line} is not. Keep one.`,
      fix: sameTextFix(first.text, "title"),
      points: alike ? POINTS_WHEN_ALIKE : undefined,
    };
  },
});
