import { reaches } from "../platforms/limits";
import { x } from "../platforms/x/x";
import { sizedImage } from "./facts/image-file";
import { metaFix } from "./fixes/snippet";
import { defineRule, type RuleInput } from "./rule";
import { DISCORD_PREVIEWS, SLACK_TAGS, TELEGRAM_LARGE_CARD, X_CARDS, X_MARKUP } from "./sources.data";
import { platformWords } from "./wording/platform-words";

const SIZED_BY_CARD = ["discord", "slack", "telegram"] as const;

export const missingTwitterCard = defineRule({
  code: "missing_twitter_card",
  title: "twitter:card is missing",
  severity: "warning",
  importance: "recommended",
  area: "card",
  weight: 4,
  platforms: ["x", "discord", "slack", "telegram"],
  why: "twitter:card asks for the large picture, and not only on X: Discord, Slack and Telegram read it too. Without it the picture is a small square beside the text, and X may show a plain link.",
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
    const wanted = card === "summary" ? "small card, which fits a picture of that size" : "large card";
    return {
      description: `No twitter:card says how large the card should be, so ${shown(input)}. Ask for the ${wanted}.`,
      fix: metaFix("name", "twitter:card", card),
    };
  },
});

/** What the page's cards come to without it. */
function shown({ previews }: RuleInput): string {
  const onX = previews.x.card === "none" ? "X shows a plain link" : "X shows a small card at most";
  const small = SIZED_BY_CARD.filter((name) => previews[name].card === "small");
  if (small.length === 0) return onX;
  return `${onX}, and on ${platformWords(small)} the picture is a small one`;
}

/** The small card for a picture that is known to be too small for the large one. */
function fittingCard(input: RuleInput): "summary" | "summary_large_image" {
  const image = sizedImage(input);
  return image === null || reaches(image, x.image.largeFromPx.value) ? "summary_large_image" : "summary";
}
