import { siteName } from "./facts/site-name";
import { statedText } from "./facts/tag-texts";
import { siteNameFix } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, OPEN_GRAPH, SLACK_TAGS, TELEGRAM_DESKTOP } from "./sources.data";
import { quote } from "./wording/quote";

export const missingOgSiteName = defineRule({
  code: "missing_og_site_name",
  title: "og:site_name is missing",
  severity: "tip",
  importance: "optional",
  area: "card",
  weight: 2,
  platforms: ["discord", "slack", "telegram"],
  why: "Discord, Slack and Telegram print the site's name above the headline. Without og:site_name Slack and Telegram print the bare domain there, and on Discord the line is gone.",
  sources: [DISCORD_PREVIEWS, SLACK_TAGS, TELEGRAM_DESKTOP, OPEN_GRAPH],
  since: "1.0.0",
  examples: {
    bad: [{ html: '<meta property="og:site_name" content="">', without: ["og:site_name"] }],
    good: [{ html: '<meta property="og:site_name" content="Field Notes">', without: ["og:site_name"] }],
  },
  check(input) {
    if (statedText(input.metadata, "og:site_name") !== null) return null;
    const name = siteName(input);
    const known = name === null ? "" : ` The page calls it ${quote(name)}.`;
    return {
      description: `Cards cannot name the site: Discord leaves the line out, Slack and Telegram print the domain.${known} Add og:site_name.`,
      fix: siteNameFix(name),
    };
  },
});
