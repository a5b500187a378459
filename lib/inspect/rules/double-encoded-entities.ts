import { PLATFORM_NAMES } from "../platforms/names";
import { decodedText, entityIn, flawCost, flawedTexts } from "./facts/text-flaws";
import { textFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { ASSUMED, UNHEAD_CHECKS } from "./sources.data";
import { quote, wordList } from "./wording/words";

const WEIGHT = 4;

export const doubleEncodedEntities = defineRule({
  code: "double_encoded_entities",
  title: "Double-encoded characters",
  severity: "warning",
  importance: "recommended",
  area: "description",
  alsoIn: ["title", "card"],
  weight: WEIGHT,
  platforms: PLATFORM_NAMES,
  why: "Previews show codes such as &amp; or &#39; instead of plain characters. HTML writes an ampersand as &amp;, and platforms decode it once, so text that was encoded twice stays encoded once.",
  sources: [UNHEAD_CHECKS, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:title" content="Sand &amp;amp; water">',
        without: ["og:title"],
      },
      {
        html: '<meta property="og:description" content="The sea&amp;#39;s slow work.">',
        without: ["og:description"],
      },
    ],
    good: [{ html: '<meta property="og:title" content="Sand &amp; water; R&amp;D">', without: ["og:title"] }],
  },
  check(input) {
    const texts = flawedTexts(input, entityIn);
    const [first] = texts;
    if (!first) return null;
    return {
      ...flawCost(texts, input.previews, WEIGHT),
      description: `People see the code ${quote(first.flaw)} in your text: ${quote(first.text)} (${wordList(texts.map(({ tag }) => tag))}). Encode text only once, where it is printed.`,
      fix: textFix(texts.map(({ tag, text }) => ({ tag, text: decodedText(text) }))),
    };
  },
});
