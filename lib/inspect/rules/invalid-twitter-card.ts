import { socialTags } from "./facts/social-tags";
import { metaFix } from "./fixes/snippet";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, SLACK_TAGS, TELEGRAM_LARGE_CARD, X_CARDS } from "./sources.data";
import { quote } from "./wording/words";

/** X's four card types, and the one layout more that Discord reads from the same tag. */
const CARDS = ["summary", "summary_large_image", "app", "player", "photo"];

export const invalidTwitterCard = defineRule({
  code: "invalid_twitter_card",
  title: "Unknown twitter:card value",
  severity: "warning",
  importance: "recommended",
  area: "card",
  weight: 6,
  platforms: ["x", "discord", "slack", "telegram"],
  why: "The image is small on Discord, Slack and Telegram, and X may show only a plain link. X knows the values summary, summary_large_image, app and player; any other value of twitter:card counts as missing.",
  sources: [X_CARDS, DISCORD_PREVIEWS, SLACK_TAGS, TELEGRAM_LARGE_CARD],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<meta name="twitter:card" content="large">', without: ["twitter:card"] },
      { html: '<meta name="twitter:card" content="summary-large-image">', without: ["twitter:card"] },
    ],
    good: [
      { html: '<meta name="twitter:card" content=" summary_large_image ">', without: ["twitter:card"] },
      {
        html: '<meta name="twitter:card" content="summary">',
        without: ["twitter:card"],
        also: ["small_card_with_large_image"],
      },
    ],
  },
  check({ page }) {
    // X takes the last of several.
    const card = socialTags(page, "twitter:card").findLast(({ key }) => key === "twitter:card")?.content;
    if (card === undefined || CARDS.includes(card.toLowerCase())) return null;
    const meant = /^summary$|small/i.test(card) ? "summary" : "summary_large_image";
    return {
      description: `X, Discord, Slack and Telegram ignore the preview layout you set. twitter:card says ${quote(card)}, a value they don't know. Use summary_large_image for a large image or summary for a small one.`,
      fix: metaFix("name", "twitter:card", meant),
    };
  },
});
