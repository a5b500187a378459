import { cleanDescription } from "./facts/description-text";
import { firstTagText, tagText } from "./facts/tag-texts";
import { leadFix, sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { GOOGLE_SNIPPETS } from "./sources.data";
import { quote } from "./wording/words";

export const missingMetaDescription = defineRule({
  code: "missing_meta_description",
  title: "Missing meta description",
  severity: "warning",
  importance: "recommended",
  area: "description",
  weight: 4,
  platforms: ["google"],
  why: "Google shows the meta description under the title when it fits the search better than other text on your page. It isn't documented to read the social description, so without a meta description it picks text from the page.",
  sources: [GOOGLE_SNIPPETS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:description" content="Two floods a day move more sand than any storm.">',
        without: ["description", "og:description"],
      },
    ],
    good: [
      {
        html: '<meta name="description" content="Two floods a day move more sand than any storm.">',
        without: ["description"],
      },
    ],
  },
  check({ page, metadata }) {
    const social = firstTagText(metadata, "og:description", "twitter:description");
    if (social === null || tagText(metadata, "description") !== null) return null;
    const usable = cleanDescription(social, metadata);
    const advice =
      usable === null
        ? "Add one that says what the page offers, and to whom."
        : "Add one; the social text is a good start.";
    return {
      description: `Google picks its own text to describe your page. Social previews show ${quote(social)}, but the page has no meta description. ${advice}`,
      fix: usable === null ? leadFix(page, "description") : sameTextFix(usable, "description"),
    };
  },
});
