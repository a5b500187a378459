import { oneLine } from "../page/text";
import { misspeltTag } from "./facts/misspelled-tags";
import { pageName } from "./facts/page-name";
import { firstStated, statedText } from "./facts/tag-texts";
import { sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, FACEBOOK_WEBMASTERS, LINKEDIN_HELP, WHATSAPP_PREVIEWS } from "./sources.data";
import { quote } from "./wording/quote";

export const missingOgTitle = defineRule({
  code: "missing_og_title",
  title: "og:title is missing",
  severity: "warning",
  importance: "recommended",
  area: "title",
  weight: 3,
  platforms: ["facebook", "linkedin", "discord", "whatsapp", "telegram"],
  why: "og:title is the headline of the shared card. Without it platforms fall back to the title tag, which usually ends in the site's name and wastes room; Discord uses the title tag only beside a meta description.",
  sources: [FACEBOOK_WEBMASTERS, WHATSAPP_PREVIEWS, DISCORD_PREVIEWS, LINKEDIN_HELP],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<title>How tides shape the coast - Field Notes</title>", without: ["title", "og:title"] }],
    good: [{ html: '<meta property="og:title" content="How tides shape the coast">', without: ["og:title"] }],
  },
  check(input) {
    const { page, metadata } = input;
    const fallback = firstStated(metadata, "twitter:title", "title");
    if (fallback === null || statedText(metadata, "og:title") !== null) return null;
    const typo = misspeltTag(page.metas, "og:title");
    if (typo !== null) {
      return {
        description: `The page's title for cards, ${quote(typo.content)}, stands in ${quote(typo.written)}, a key that nobody reads, so cards are headed by the fallback ${quote(fallback)}. Name it in og:title.`,
        fix: sameTextFix(oneLine(typo.content).trim(), "og:title"),
      };
    }
    return {
      description: `Cards are headed by the fallback ${quote(fallback)}. Add og:title with the page's own name and without the site's.`,
      fix: sameTextFix(pageName(input), "og:title"),
    };
  },
});
