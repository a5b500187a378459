import { defineRule } from "./rule";
import { ASSUMED, GOOGLE_TITLE_LINKS } from "./sources.data";
import { quote } from "./writing/quote";
import { sameTextFix } from "./writing/text-fix";

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
    bad: [{ html: "<title>Field Notes</title>" }],
    good: [{ html: "<title>How tides shape the coast - Field Notes</title>", without: ["title"] }],
  },
  check({ page }) {
    const titles = page.titles.filter(({ placement }) => placement !== "body");
    const [first] = titles;
    const second = titles.find(({ text }) => text !== first?.text);
    if (!first || !second) return null;
    const kept = titles.find(({ text }) => text !== "")?.text ?? null;
    return {
      description: `There are ${titles.length} title tags: ${quote(first.text)} in line ${first.line} is used, ${quote(second.text)} in line ${second.line} is not. Keep one.`,
      fix: sameTextFix(kept, "title"),
    };
  },
});
