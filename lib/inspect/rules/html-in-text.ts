import { oneLine } from "../page/text";
import { PLATFORM_NAMES } from "../platforms/names";
import { flawCost, flawedTexts, htmlIn } from "./facts/text-flaws";
import { textFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, SLACK_ANGLE_BRACKET, UNHEAD_CHECKS } from "./sources.data";
import { quote, wordList } from "./wording/words";

const WEIGHT = 4;

export const htmlInText = defineRule({
  code: "html_in_text",
  title: "HTML code in visible text",
  severity: "warning",
  importance: "recommended",
  area: "description",
  alsoIn: ["title", "card"],
  weight: WEIGHT,
  platforms: PLATFORM_NAMES,
  why: "Titles and descriptions are plain text. Discord and most other platforms show a tag such as <p> or <br> letter by letter, and Slack has been seen to drop the whole preview when a description contains an angle bracket.",
  sources: [DISCORD_PREVIEWS, SLACK_ANGLE_BRACKET, UNHEAD_CHECKS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:description" content="&lt;p&gt;Two floods a day move more sand.&lt;/p&gt;">',
        without: ["og:description"],
      },
      { html: "<title>How tides <b>shape</b> the coast</title>", without: ["title"] },
    ],
    good: [
      {
        html: '<meta property="og:description" content="Why 3 < 5 and what the title element is for.">',
        without: ["og:description"],
      },
    ],
  },
  check(input) {
    const texts = flawedTexts(input, htmlIn);
    const [first] = texts;
    if (!first) return null;
    return {
      ...flawCost(texts, input.previews, WEIGHT),
      description: `People see the code ${quote(first.flaw)} in your text (${wordList(texts.map(({ tag }) => tag))}). Use plain text there.`,
      fix: textFix(texts.map(({ tag, text }) => ({ tag, text: plainText(text) }))),
    };
  },
});

/** The text without its tags; an angle bracket that is left over goes too, so that nothing reads as a tag again. */
function plainText(text: string): string {
  const words = text.replace(/<\/?[a-z][^<>]{0,300}>/gi, " ").replace(/[<>]/g, " ");
  return oneLine(words)
    .replace(/ (?=[.,;:!?])/g, "")
    .trim();
}
