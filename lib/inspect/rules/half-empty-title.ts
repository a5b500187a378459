import { PLATFORM_NAMES } from "../platforms/names";
import { pageNames, withSite } from "./facts/page-name";
import { type TagText, tagTexts } from "./facts/tag-texts";
import { flawCost } from "./facts/text-flaws";
import { layoutFix, textFix } from "./fixes/text-fix";
import { defineRule, type Fix, type RuleInput } from "./rule";
import { GOOGLE_TITLE_LINKS } from "./sources.data";
import { quote, wordList } from "./wording/words";

const WEIGHT = 6;

/** A separator with nothing before or behind it, or two with nothing between. A dash before a number may be a minus. */
const EMPTY_PART =
  /^(?:[|·•»:/]|[-–—](?! ?\d)|::|｜)(?: |$)|^｜| (?:[-–—|·•»/]|::)$|｜$| (?:[-–—|·•»]|::) (?:[-–—|·•»]|::) /u;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

export const halfEmptyTitle = defineRule({
  code: "half_empty_title",
  title: "Half-empty title",
  severity: "warning",
  importance: "recommended",
  area: "title",
  weight: WEIGHT,
  platforms: PLATFORM_NAMES,
  why: "People see a title that begins or ends with a separator. A template puts the page's name and the site's around it, and one of them was missing when the page was made. Google's documentation describes such half-empty titles: Google replaces them with its own.",
  sources: [GOOGLE_TITLE_LINKS],
  hiddenBy: ["template_placeholder", "undefined_or_null_value", "missing_title"],
  since: "1.0.0",
  examples: {
    bad: [
      { html: "<title>| Field Notes</title>", without: ["title"] },
      { html: "<title>How tides shape the coast -</title>", without: ["title"] },
      { html: '<meta property="og:title" content=" - ">', without: ["og:title"] },
    ],
    good: [
      { html: "<title>How tides shape the coast | Field Notes</title>", without: ["title"] },
      { html: "<title>-3 °C: a walk on frozen flats - Field Notes</title>", without: ["title"] },
    ],
  },
  check(input) {
    const texts = tagTexts(input.metadata).filter(({ area, text }) => area === "title" && isHalfEmpty(text));
    const [first] = texts;
    if (!first) return null;
    return {
      ...flawCost(texts, input.previews, WEIGHT),
      description: `People see the title ${quote(first.text)}, which lacks a part (${wordList(texts.map(({ tag }) => tag))}). Fill in the missing name, or leave the separator out when there is none.`,
      fix: wholeFix(input, texts),
    };
  },
});

function isHalfEmpty(title: string): boolean {
  return EMPTY_PART.test(title.replace(INVISIBLE, "").trim());
}

/** The page's own name, and in the title tag the site's too; the layout alone when it is called nothing elsewhere. */
function wholeFix(input: RuleInput, texts: readonly TagText[]): Fix {
  const name = pageNames(input).find((text) => !isHalfEmpty(text));
  if (name === undefined) return layoutFix(...texts.map(({ tag }) => tag));
  return textFix(texts.map(({ tag }) => ({ tag, text: tag === "title" ? withSite(name, input) : name })));
}
