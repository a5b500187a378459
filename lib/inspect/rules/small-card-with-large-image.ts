import type { Page } from "../page/page";
import { ADVICE } from "../platforms/advice.data";
import { sizedImage } from "./facts/social-images";
import { socialTags } from "./facts/social-tags";
import { metaFix } from "./fixes/snippet";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, SLACK_TAGS, TELEGRAM_LARGE_CARD, X_LARGE_CARD } from "./sources.data";

const LARGE_IMAGE_WIDTH_PX = ADVICE.imagePx.value.width;
/** Squarer images may be meant for the small card. */
const LANDSCAPE_RATIO_MIN = 1.5;

export const smallCardWithLargeImage = defineRule({
  code: "small_card_with_large_image",
  title: "Large image shown small",
  severity: "tip",
  importance: "optional",
  area: "card",
  weight: 2,
  platforms: ["x", "discord", "slack", "telegram"],
  why: "Your image appears as a small square beside the text, because twitter:card is summary. It is wide and large enough for the large card, which takes up far more space in a feed or chat.",
  sources: [X_LARGE_CARD, DISCORD_PREVIEWS, SLACK_TAGS, TELEGRAM_LARGE_CARD],
  hiddenBy: ["og_image_svg", "og_image_unsupported_format"],
  since: "1.0.0",
  examples: {
    bad: [{ html: '<meta name="twitter:card" content="summary">', without: ["twitter:card"] }],
    good: [{ html: '<meta name="twitter:card" content="summary_large_image">', without: ["twitter:card"] }],
  },
  check(input) {
    const image = sizedImage(input);
    if (image === null || !asksForSmall(input.page)) return null;
    if (image.width < LARGE_IMAGE_WIDTH_PX || image.width / image.height < LANDSCAPE_RATIO_MIN) return null;
    return {
      description: `Your large image is shrunk to a small square. It is ${image.width} by ${image.height} pixels, but twitter:card is summary. Use summary_large_image, unless you want the small card.`,
      fix: metaFix("name", "twitter:card", "summary_large_image"),
    };
  },
});

/** When the values differ, the contradiction is the issue, not the size. */
function asksForSmall(page: Page): boolean {
  const cards = socialTags(page, "twitter:card").filter(({ key }) => key === "twitter:card");
  return cards.length > 0 && cards.every(({ content }) => content.toLowerCase() === "summary");
}
