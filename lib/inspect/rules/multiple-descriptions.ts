import { sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { ASSUMED, GOOGLE_SNIPPETS, SLACK_ORDER } from "./sources.data";
import { quote } from "./wording/words";

/** The same text twice: a platform that joins descriptions shows it twice, the others once. */
const POINTS_WHEN_ALIKE = 1;

export const multipleDescriptions = defineRule({
  code: "multiple_descriptions",
  title: "Multiple descriptions",
  severity: "warning",
  importance: "recommended",
  area: "description",
  weight: 3,
  platforms: ["google", "slack"],
  why: "What people see is left to chance: one platform uses the first description, and another joins them or uses none. A page has one meta description; often a theme and a plugin both print one.",
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
        ? `Some platforms may show your description twice. The page has ${others.length + 1} meta descriptions with the same text, ${quote(first.content ?? "")}, on line ${first.line} and line ${second.line}. Keep one.`
        : `People may see the wrong description. The page has ${others.length + 1} meta descriptions: ${quote(first.content ?? "")} on line ${first.line} and ${quote(second.content ?? "")} on line ${second.line}. Keep one.`,
      fix: sameTextFix(metadata.description, "description"),
      points: alike ? POINTS_WHEN_ALIKE : undefined,
    };
  },
});
