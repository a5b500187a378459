import { ogImage, twitterImage } from "./facts/social-images";
import { metaFix } from "./fixes/snippet";
import { defineRule, type Fix, type RuleInput } from "./rule";
import { TELEGRAM_IMAGE_ORDER, TELEGRAM_IMAGE_ORDER_AGAIN, X_MARKUP } from "./sources.data";
import { quote } from "./wording/quote";

export const twitterImageBroken = defineRule({
  code: "twitter_image_broken",
  title: "The picture in twitter:image cannot be loaded",
  severity: "warning",
  importance: "recommended",
  area: "image",
  weight: 8,
  platforms: ["x", "telegram"],
  why: "X takes the picture from twitter:image before it looks at og:image, and Telegram has been seen to do the same. A dead address there costs the picture on both, however good og:image is.",
  sources: [X_MARKUP, TELEGRAM_IMAGE_ORDER, TELEGRAM_IMAGE_ORDER_AGAIN],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta name="twitter:image" content="https://example.com/images/lost.jpg">',
        images: { "https://example.com/images/lost.jpg": { state: "http_error", status: 404 } },
      },
      { html: '<meta name="twitter:image" content="data:image/png;base64,iVBORw0KGgo=">' },
    ],
    good: [
      { html: '<meta name="twitter:image" content="https://example.com/images/tides.jpg">' },
      {
        html: '<meta name="twitter:image" content="https://example.com/images/wide.jpg">',
        images: { "https://example.com/images/wide.jpg": { width: 1200, height: 600 } },
      },
    ],
  },
  check(input) {
    const twitter = twitterImage(input);
    if (twitter === null || twitter.dead === null) return null;
    const image = ogImage(input);
    if (image !== null && (image.url ?? image.written) === (twitter.url ?? twitter.written)) return null;
    return {
      description: `The page names ${quote(twitter.url ?? twitter.written)} in ${twitter.key}, which ${twitter.dead}. X and Telegram take that tag first and show no picture. Take the tag out, so that they use og:image, or name a file that loads.`,
      fix: workingFix(input),
    };
  },
});

/** og:image in twitter:image too; null unless og:image is known to load. */
function workingFix(input: RuleInput): Fix | null {
  const image = ogImage(input);
  if (image === null || image.url === null || image.facts?.state !== "ok") return null;
  return metaFix("name", "twitter:image", image.url);
}
