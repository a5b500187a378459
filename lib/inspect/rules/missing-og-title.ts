import { oneLine } from "../page/text";
import { pageName } from "./facts/page-name";
import { misspelledTag } from "./facts/social-tags";
import { firstTagText, tagText } from "./facts/tag-texts";
import { sameTextFix } from "./fixes/text-fix";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, FACEBOOK_WEBMASTERS, LINKEDIN_HELP, WHATSAPP_PREVIEWS } from "./sources.data";
import { quote } from "./wording/words";

export const missingOgTitle = defineRule({
  code: "missing_og_title",
  title: "No social title",
  severity: "warning",
  importance: "recommended",
  area: "title",
  weight: 3,
  platforms: ["facebook", "linkedin", "discord", "whatsapp", "telegram"],
  why: "Previews fall back to the title tag, which usually ends with the site's name and wastes space. Discord uses it only together with a meta description. The social title (og:title) is the title made for shared links.",
  sources: [FACEBOOK_WEBMASTERS, WHATSAPP_PREVIEWS, DISCORD_PREVIEWS, LINKEDIN_HELP],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<title>How tides shape the coast - Field Notes</title>", without: ["title", "og:title"] }],
    good: [{ html: '<meta property="og:title" content="How tides shape the coast">', without: ["og:title"] }],
  },
  check(input) {
    const { page, metadata } = input;
    const fallback = firstTagText(metadata, "twitter:title", "title");
    if (fallback === null || tagText(metadata, "og:title") !== null) return null;
    const typo = misspelledTag(page.metas, "og:title");
    if (typo !== null) {
      return {
        description: `Your social title, ${quote(typo.content)}, doesn't appear in previews, because its tag is misspelled as ${quote(typo.written)}. Previews show ${quote(fallback)} instead. Rename the tag to og:title.`,
        fix: sameTextFix(oneLine(typo.content).trim(), "og:title"),
      };
    }
    return {
      description: `Previews fall back to the title ${quote(fallback)}, because your page has no social title. Add og:title with the page's title and without the site's name.`,
      fix: sameTextFix(pageName(input), "og:title"),
    };
  },
});
