import { oneLine } from "../page/text";
import { ADVICE } from "../platforms/advice.data";
import { usableDescription } from "./facts/description-text";
import { misspeltTag } from "./facts/misspelled-tags";
import { firstStated, statedText } from "./facts/tag-texts";
import { leadFix, sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, FACEBOOK_WEBMASTERS, WHATSAPP_PREVIEWS } from "./sources.data";
import { quote } from "./wording/quote";

export const missingOgDescription = defineRule({
  code: "missing_og_description",
  title: "og:description is missing",
  severity: "warning",
  importance: "recommended",
  area: "description",
  weight: 3,
  platforms: ["facebook", "discord", "whatsapp"],
  why: "og:description is the text of the shared card. Discord does not use the meta description beside an og:title, so its card stays without text, and WhatsApp says that a missing one may shrink the card or prevent it.",
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
    const fallback = firstStated(metadata, "description", "twitter:description");
    if (fallback === null || statedText(metadata, "og:description") !== null) return null;
    const typo = misspeltTag(page.metas, "og:description");
    if (typo !== null) {
      return {
        description: `The page's text for cards, ${quote(typo.content)}, stands in ${quote(typo.written)}, a key that nobody reads. Name it in og:description.`,
        fix: sameTextFix(oneLine(typo.content).trim(), "og:description"),
      };
    }
    const usable = usableDescription(fallback, metadata);
    return {
      description: `The page describes itself as ${quote(fallback)}, but not for shared cards. Add og:description, with the point in its first ${ADVICE.cardDescriptionCharacters.value} characters.`,
      fix: usable === null ? leadFix(page, "og:description") : sameTextFix(usable, "og:description"),
    };
  },
});
