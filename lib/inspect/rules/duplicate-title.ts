import { sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { ASSUMED, GOOGLE_TITLE_LINKS } from "./sources.data";
import { quote } from "./wording/words";

/** The same text twice looks the same to people. */
const POINTS_WHEN_ALIKE = 1;

export const duplicateTitle = defineRule({
  code: "duplicate_title",
  title: "Multiple title tags",
  severity: "warning",
  importance: "recommended",
  area: "title",
  weight: 3,
  platforms: ["google"],
  why: "People may not see the title you meant. A page has one title; when there are several, browsers and social platforms use the first, and Google may use any of them or none.",
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
        ? `People see the right title, but your page states it ${titles.length} times: ${quote(first.text)} on line ${first.line} and again on line ${second.line}. Keep one title tag, so that they can't drift apart.`
        : `People may see the wrong title. Your page has ${titles.length} title tags: ${quote(first.text)} on line ${first.line} is used, ${quote(second.text)} on line ${second.line} isn't. Keep one.`,
      fix: sameTextFix(first.text, "title"),
      points: alike ? POINTS_WHEN_ALIKE : undefined,
    };
  },
});
