import { PLATFORM_NAMES } from "../platforms/names";
import { repeatsTitle } from "./facts/description-text";
import { tagTexts } from "./facts/tag-texts";
import { leadFix, sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { ASSUMED, FACEBOOK_WEBMASTERS, GOOGLE_SNIPPETS } from "./sources.data";
import { quote } from "./wording/words";

export const sameTitleAndDescription = defineRule({
  code: "same_title_and_description",
  title: "Description identical to the title",
  severity: "warning",
  importance: "recommended",
  area: "description",
  weight: 4,
  platforms: PLATFORM_NAMES,
  why: "Previews show the same words twice, once large and once small. The description is your chance to say what people get when they open the link.",
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
    const texts = tagTexts(metadata).filter(({ area }) => area === "description");
    const repeats = texts.filter(({ text }) => repeatsTitle(text, metadata));
    const [first] = repeats;
    if (!first) return null;
    const other = texts.find((text) => !repeats.includes(text))?.text ?? null;
    const tags = repeats.map(({ tag }) => tag);
    return {
      description: `Previews show the same words twice: title and description both say ${quote(first.text)}. Use the description to say what the page offers, and to whom.`,
      fix: other === null ? leadFix(page, ...tags) : sameTextFix(other, ...tags),
    };
  },
});
