import { PLATFORM_NAMES } from "../platforms/names";
import { brokenCharacterIn, flawCost, flawedTexts } from "./facts/text-flaws";
import { defineRule } from "./rule";
import { ASSUMED, DISCORD_SHORT_COLOUR, LIGHTHOUSE_CHARSET } from "./sources.data";
import { quote, wordList } from "./wording/words";

const WEIGHT = 4;

export const brokenCharacters = defineRule({
  code: "broken_characters",
  title: "Garbled characters",
  severity: "warning",
  importance: "required",
  area: "title",
  alsoIn: ["description", "card"],
  weight: WEIGHT,
  platforms: PLATFORM_NAMES,
  why: "Text was saved in one character encoding and read in another, or cut in the middle of a character. People see boxes, question marks or pairs such as Ã© instead of letters. Platforms don't correct this.",
  sources: [DISCORD_SHORT_COLOUR, LIGHTHOUSE_CHARSET, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<meta property="og:title" content="Le littoral franÃ§ais">', without: ["og:title"] },
      {
        html: '<meta property="og:description" content="A long text, cut in a lett\uFFFD">',
        without: ["og:description"],
      },
    ],
    good: [{ html: '<meta property="og:title" content="São João, Ångström, 潮汐">', without: ["og:title"] }],
  },
  check(input) {
    const texts = flawedTexts(input, brokenCharacterIn);
    const [first] = texts;
    if (!first) return null;
    return {
      ...flawCost(texts, input.previews, WEIGHT),
      description: `People see garbled characters instead of letters: ${quote(around(first.text, first.flaw))} (${wordList(texts.map(({ tag }) => tag))}). Save and serve your page as UTF-8 everywhere, and cut text only between characters.`,
      fix: null,
    };
  },
});

/** The text from a little before its flaw on, so that the flaw is in what is quoted. */
function around(text: string, flaw: string): string {
  return text.slice(Math.max(0, text.indexOf(flaw) - 20)).replace(/^[\udc00-\udfff]/, "");
}
