import { usableDescription } from "./facts/description-text";
import { firstStated, statedText } from "./facts/tag-texts";
import { leadFix, sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { GOOGLE_SNIPPETS } from "./sources.data";
import { quote } from "./wording/quote";

export const missingMetaDescription = defineRule({
  code: "missing_meta_description",
  title: "The meta description is missing",
  severity: "warning",
  importance: "recommended",
  area: "description",
  weight: 4,
  platforms: ["google"],
  why: "Google shows the meta description under the title when it fits the search better than other words of the page. It does not document reading the social description, so without a meta description the text is picked from the page.",
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
    const social = firstStated(metadata, "og:description", "twitter:description");
    if (social === null || statedText(metadata, "description") !== null) return null;
    const usable = usableDescription(social, metadata);
    const advice =
      usable === null
        ? "Add one that says what is in the page, and for whom."
        : "Add one; the social text is a good start.";
    return {
      description: `Cards show ${quote(social)}, but there is no meta description, so Google picks its own words. ${advice}`,
      fix: usable === null ? leadFix(page, "description") : sameTextFix(usable, "description"),
    };
  },
});
