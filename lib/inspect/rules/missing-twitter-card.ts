import { reaches } from "../platforms/limits";
import { x } from "../platforms/x/x";
import { sizedImage } from "./facts/social-images";
import { metaFix } from "./fixes/snippet";
import { defineRule, type RuleInput } from "./rule";
import { DISCORD_PREVIEWS, SLACK_TAGS, TELEGRAM_LARGE_CARD, X_CARDS, X_MARKUP } from "./sources.data";
import { platformWords } from "./wording/words";

const SIZED_BY_CARD = ["discord", "slack", "telegram"] as const;

export const missingTwitterCard = defineRule({
  code: "missing_twitter_card",
  title: "No preview layout set",
  severity: "warning",
  importance: "recommended",
  area: "card",
  weight: 6,
  platforms: ["x", "discord", "slack", "telegram"],
  why: "The image is a small square beside the text, and X may show only a plain link. The tag twitter:card requests the large image, and not only on X: Discord, Slack and Telegram read it too.",
  sources: [X_CARDS, X_MARKUP, DISCORD_PREVIEWS, SLACK_TAGS, TELEGRAM_LARGE_CARD],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<meta name="twitter:title" content="How tides shape the coast">', without: ["twitter:card"] },
    ],
    good: [
      { html: '<meta name="twitter:card" content="summary_large_image">', without: ["twitter:card"] },
      {
        html: '<meta property="twitter:card" content="summary">',
        without: ["twitter:card", "og:image"],
        also: ["missing_og_image"],
      },
    ],
  },
  check(input) {
    if (input.metadata.twitter["twitter:card"] !== undefined) return null;
    const card = fittingCard(input);
    const layout = card === "summary" ? "small card, which suits an image of that size" : "large card";
    return {
      description: `${shown(input)}. Your page has no twitter:card to set the layout. Use the ${layout}.`,
      fix: metaFix("name", "twitter:card", card),
    };
  },
});

/** What platforms show without it. */
function shown({ previews }: RuleInput): string {
  const onX = previews.x.card === "none" ? "X shows only a plain link" : "X shows a small preview at best";
  const small = SIZED_BY_CARD.filter((name) => previews[name].card === "small");
  if (small.length === 0) return onX;
  return `${onX}, and the image is small on ${platformWords(small)}`;
}

/** The small card for an image that is known to be too small for the large one. */
function fittingCard(input: RuleInput): "summary" | "summary_large_image" {
  const image = sizedImage(input);
  return image === null || reaches(image, x.image.largeFromPx.value) ? "summary_large_image" : "summary";
}
