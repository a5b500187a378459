import { ogImage, twitterImage } from "./facts/social-images";
import { metaFix } from "./fixes/snippet";
import { defineRule, type Fix, type RuleInput } from "./rule";
import { TELEGRAM_IMAGE_ORDER, TELEGRAM_IMAGE_ORDER_AGAIN, X_MARKUP } from "./sources.data";
import { quote } from "./wording/words";

export const twitterImageBroken = defineRule({
  code: "twitter_image_broken",
  title: "Broken image on X",
  severity: "warning",
  importance: "recommended",
  area: "image",
  weight: 8,
  platforms: ["x", "telegram"],
  why: "X uses twitter:image before it looks at og:image, and Telegram has been seen to do the same. A broken URL there costs you the image on both, however good og:image is.",
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
    if (twitter === null || twitter.failure === null) return null;
    const image = ogImage(input);
    if (image !== null && (image.url ?? image.written) === (twitter.url ?? twitter.written)) return null;
    return {
      description: `X and Telegram show your link without an image. They use ${twitter.key} first, which names ${quote(twitter.url ?? twitter.written)}, but that URL ${twitter.failure}. Remove the tag, so that they use og:image, or name a file that loads.`,
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
