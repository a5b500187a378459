import { emptyValueIn } from "../page/placeholders";
import { PLATFORM_NAMES } from "../platforms/names";
import { type FlawedText, flawCost, flawedTexts } from "./facts/text-flaws";
import { layoutFix, leadFix, nameFix } from "./fixes/text-fix";
import { defineRule, type Fix, type RuleInput } from "./rule";
import { ASSUMED } from "./sources.data";
import { quote, wordList } from "./wording/words";

const WEIGHT = 14;

export const undefinedOrNullValue = defineRule({
  code: "undefined_or_null_value",
  title: "“undefined”, “null” or “NaN” in visible text",
  severity: "error",
  importance: "required",
  area: "title",
  alsoIn: ["description", "card"],
  weight: WEIGHT,
  platforms: PLATFORM_NAMES,
  why: "Everyone who sees the link reads the word in the preview's title or text. A value was missing when the page was made, and the program printed its word for “nothing” instead.",
  sources: [ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      { html: "<title>undefined - Field Notes</title>", without: ["title"] },
      { html: '<meta property="og:title" content="null">', without: ["og:title"] },
      { html: '<meta property="og:description" content="Only $NaN a month.">', without: ["og:description"] },
    ],
    good: [{ html: "<title>Undefined behavior explained: null pointers</title>", without: ["title"] }],
  },
  check(input) {
    const texts = flawedTexts(input, emptyValueIn);
    const [first] = texts;
    if (!first) return null;
    return {
      ...flawCost(texts, input.previews, WEIGHT),
      description: `People see ${quote(first.text)} in previews of your page (${wordList(texts.map(({ tag }) => tag))}), because a value was missing when the page was made. Provide a text, or leave the tag out when there is none.`,
      fix: filledFix(input, texts),
    };
  },
});

function filledFix(input: RuleInput, texts: readonly FlawedText[]): Fix {
  const tags = texts.map(({ tag }) => tag);
  const descriptions = texts.filter(({ area }) => area === "description").map(({ tag }) => tag);
  if (descriptions.length === texts.length) return leadFix(input.page, ...descriptions);
  const isOfTitles = descriptions.length === 0 && !tags.includes("og:site_name");
  return isOfTitles ? nameFix(input, ...tags) : layoutFix(...tags);
}
