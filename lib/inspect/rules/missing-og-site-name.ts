import { siteName } from "./facts/site-name";
import { tagText } from "./facts/tag-texts";
import { siteNameFix } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, OPEN_GRAPH, SLACK_TAGS, TELEGRAM_DESKTOP } from "./sources.data";
import { quote } from "./wording/words";

export const missingOgSiteName = defineRule({
  code: "missing_og_site_name",
  title: "No site name",
  severity: "tip",
  importance: "optional",
  area: "card",
  weight: 2,
  platforms: ["discord", "slack", "telegram"],
  why: "Discord, Slack and Telegram show the site's name above the title. Without og:site_name, Slack and Telegram show the bare domain there, and Discord shows nothing.",
  sources: [DISCORD_PREVIEWS, SLACK_TAGS, TELEGRAM_DESKTOP, OPEN_GRAPH],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:site_name" content="">\n<meta name="application-name" content="Field Notes">',
        without: ["og:site_name"],
      },
    ],
    good: [{ html: '<meta property="og:site_name" content="Field Notes">', without: ["og:site_name"] }],
  },
  check(input) {
    if (tagText(input.metadata, "og:site_name") !== null) return null;
    const name = siteName(input);
    const known = name === null ? "" : ` Your page calls the site ${quote(name)}.`;
    return {
      description: `Previews don't show your site's name: Discord leaves it out, and Slack and Telegram show the domain instead.${known} Add og:site_name.`,
      fix: siteNameFix(name),
    };
  },
});
