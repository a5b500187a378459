import { sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { ASSUMED, GOOGLE_SNIPPETS, SLACK_ORDER } from "./sources.data";
import { quote } from "./wording/quote";

/** The same text twice: a reader who joins them shows it twice, the others once. */
const POINTS_WHEN_ALIKE = 1;

export const multipleDescriptions = defineRule({
  code: "multiple_descriptions",
  title: "The page has several meta descriptions",
  severity: "warning",
  importance: "recommended",
  area: "description",
  weight: 3,
  platforms: ["google", "slack"],
  why: "A page has one meta description. Of several, one reader takes the first, another may join them or take none, so the text that is shown is a matter of chance. Often a theme and a plugin both print one.",
  sources: [GOOGLE_SNIPPETS, SLACK_ORDER, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<meta name="description" content="Notes from the field, every week.">' },
      {
        html: '<meta name="description" content="Two floods a day move more sand.">'.repeat(2),
        without: ["description"],
      },
    ],
    good: [
      {
        html: '<meta name="description" content="Two floods a day move more sand.">',
        without: ["description"],
      },
    ],
  },
  check({ metadata }) {
    const [first, ...others] = metadata.tags.filter(
      ({ key, attribute, content }) =>
        attribute === "name" && key.toLowerCase() === "description" && content?.trim(),
    );
    const second = others.find(({ content }) => content?.trim() !== first?.content?.trim()) ?? others[0];
    if (!first || !second) return null;
    const alike = first.content?.trim() === second.content?.trim();
    return {
      description: alike
        ? `There are ${others.length + 1} meta descriptions that say the same, ${quote(first.content ?? "")}, in line ${first.line} and line ${second.line}. Keep one.`
        : `There are ${others.length + 1} meta descriptions: ${quote(first.content ?? "")} in line ${first.line} and ${quote(second.content ?? "")} in line ${second.line}. Keep one.`,
      fix: sameTextFix(metadata.description, "description"),
      points: alike ? POINTS_WHEN_ALIKE : undefined,
    };
  },
});
