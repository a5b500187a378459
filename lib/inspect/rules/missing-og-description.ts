import { oneLine } from "../page/text";
import { ADVICE } from "../platforms/advice.data";
import { cleanDescription } from "./facts/description-text";
import { misspelledTag } from "./facts/social-tags";
import { firstTagText, tagText } from "./facts/tag-texts";
import { leadFix, sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, FACEBOOK_WEBMASTERS, WHATSAPP_PREVIEWS } from "./sources.data";
import { quote } from "./wording/words";

export const missingOgDescription = defineRule({
  code: "missing_og_description",
  title: "No social description",
  severity: "warning",
  importance: "recommended",
  area: "description",
  weight: 3,
  platforms: ["facebook", "discord", "whatsapp"],
  why: "Some platforms show your link without text. On a page with og:title, Discord ignores the meta description, and WhatsApp says that a missing og:description may shrink the preview or prevent it. The social description (og:description) is the text made for shared links.",
  sources: [DISCORD_PREVIEWS, WHATSAPP_PREVIEWS, FACEBOOK_WEBMASTERS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta name="description" content="Two floods a day move more sand than any storm.">',
        without: ["description", "og:description"],
      },
    ],
    good: [
      {
        html: '<meta property="og:description" content="Two floods a day move more sand than any storm.">',
        without: ["og:description"],
      },
    ],
  },
  check({ page, metadata }) {
    const fallback = firstTagText(metadata, "description", "twitter:description");
    if (fallback === null || tagText(metadata, "og:description") !== null) return null;
    const typo = misspelledTag(page.metas, "og:description");
    if (typo !== null) {
      return {
        description: `Your social description, ${quote(typo.content)}, doesn't appear in previews, because its tag is misspelled as ${quote(typo.written)}. Rename the tag to og:description.`,
        fix: sameTextFix(oneLine(typo.content).trim(), "og:description"),
      };
    }
    const usable = cleanDescription(fallback, metadata);
    return {
      description: `Some platforms show your link without a description. The page describes itself as ${quote(fallback)}, but has no og:description. Add it, with the main point in the first ${ADVICE.cardDescriptionCharacters.value} characters.`,
      fix: usable === null ? leadFix(page, "og:description") : sameTextFix(usable, "og:description"),
    };
  },
});
