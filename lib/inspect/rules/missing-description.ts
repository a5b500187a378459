import { ADVICE } from "../platforms/advice.data";
import { firstStated } from "./facts/tag-texts";
import { leadFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, GOOGLE_SNIPPETS, WHATSAPP_PREVIEWS } from "./sources.data";

export const missingDescription = defineRule({
  code: "missing_description",
  title: "The page has no description anywhere",
  severity: "error",
  importance: "required",
  area: "description",
  weight: 14,
  platforms: ["google", "facebook", "discord", "whatsapp", "slack", "telegram"],
  why: "The description is the text under the headline. Without one, Google and Facebook pick some words from the page, the other cards show nothing there, and Discord may show no card at all.",
  sources: [GOOGLE_SNIPPETS, DISCORD_PREVIEWS, WHATSAPP_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [{ html: '<meta name="description" content="">', without: ["description", "og:description"] }],
    good: [
      {
        html: '<meta name="description" content="Two floods a day move more sand than any storm.">',
        without: ["description"],
      },
    ],
  },
  check({ page, metadata }) {
    if (firstStated(metadata, "description", "og:description", "twitter:description") !== null) return null;
    return {
      description: `Neither a meta description nor og:description says what the page is about, so the card has no text or one that the platform picks. Write one or two sentences whose first ${ADVICE.cardDescriptionCharacters.value} characters carry the point.`,
      fix: leadFix(page, "description", "og:description"),
    };
  },
});
