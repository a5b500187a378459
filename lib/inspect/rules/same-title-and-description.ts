import { PLATFORM_NAMES } from "../platforms/names";
import { repeatsTitle } from "./facts/description-text";
import { statedTexts } from "./facts/tag-texts";
import { leadFix, sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { ASSUMED, FACEBOOK_WEBMASTERS, GOOGLE_SNIPPETS } from "./sources.data";
import { quote } from "./wording/quote";

export const sameTitleAndDescription = defineRule({
  code: "same_title_and_description",
  title: "The description repeats the title",
  severity: "warning",
  importance: "recommended",
  area: "description",
  weight: 4,
  platforms: PLATFORM_NAMES,
  why: "The card shows the same words twice, once large and once small. The second line was the chance to say what the reader gets by opening the link.",
  sources: [FACEBOOK_WEBMASTERS, GOOGLE_SNIPPETS, ASSUMED],
  hiddenBy: [
    "template_placeholder",
    "undefined_or_null_value",
    "default_framework_title",
    "description_boilerplate",
  ],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:description" content="How tides shape the coast.">',
        without: ["og:description"],
      },
    ],
    good: [
      {
        html: '<meta property="og:description" content="How tides shape the coast, in pictures.">',
        without: ["og:description"],
      },
    ],
  },
  check({ page, metadata }) {
    const texts = statedTexts(metadata).filter(({ area }) => area === "description");
    const repeats = texts.filter(({ text }) => repeatsTitle(text, metadata));
    const [first] = repeats;
    if (!first) return null;
    const other = texts.find((text) => !repeats.includes(text))?.text ?? null;
    const tags = repeats.map(({ tag }) => tag);
    return {
      description: `Title and description both say ${quote(first.text)}. Let the description add something: what is in the page, and for whom.`,
      fix: other === null ? leadFix(page, ...tags) : sameTextFix(other, ...tags),
    };
  },
});
