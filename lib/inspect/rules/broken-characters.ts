import { PLATFORM_NAMES } from "../platforms/names";
import { flawCost, flawedTexts } from "./facts/flawed-texts";
import { brokenCharacterIn } from "./facts/text-flaws";
import { defineRule } from "./rule";
import { ASSUMED, DISCORD_SHORT_COLOUR, LIGHTHOUSE_CHARSET } from "./sources.data";
import { wordList } from "./wording/platform-words";
import { quote } from "./wording/quote";

const WEIGHT = 4;

export const brokenCharacters = defineRule({
  code: "broken_characters",
  title: "Letters are broken in a text",
  severity: "warning",
  importance: "required",
  area: "title",
  alsoIn: ["description", "card"],
  weight: WEIGHT,
  platforms: PLATFORM_NAMES,
  why: "A text was saved in one encoding and read in another, or was cut in the middle of a letter. Readers of the link see boxes, question marks or pairs such as Ã© where letters should stand; platforms do not repair it.",
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
      description: `Letters came out broken in ${wordList(texts.map(({ tag }) => tag))}: ${quote(around(first.text, first.flaw))}. Save and send the page as UTF-8 throughout, and cut texts between letters.`,
      fix: null,
    };
  },
});

/** The text from a little before its flaw on, so that the flaw is in what is quoted. */
function around(text: string, flaw: string): string {
  return text.slice(Math.max(0, text.indexOf(flaw) - 20)).replace(/^[\udc00-\udfff]/, "");
}
