import { ADVICE } from "../platforms/advice.data";
import { firstTagText } from "./facts/tag-texts";
import { leadFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, GOOGLE_SNIPPETS, WHATSAPP_PREVIEWS } from "./sources.data";

export const missingDescription = defineRule({
  code: "missing_description",
  title: "No description",
  severity: "error",
  importance: "required",
  area: "description",
  weight: 14,
  platforms: ["google", "facebook", "discord", "whatsapp", "slack", "telegram"],
  why: "Google and Facebook pick some text from your page, other previews show none, and Discord may show no preview at all. The description is the text below the title.",
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
    if (firstTagText(metadata, "description", "og:description", "twitter:description") !== null) return null;
    return {
      description: `Previews of your page show no description, or text that the platform picks. The page has neither a meta description nor og:description. Write one or two sentences with the main point in the first ${ADVICE.cardDescriptionCharacters.value} characters.`,
      fix: leadFix(page, "description", "og:description"),
    };
  },
});
