import { ADVICE } from "../platforms/advice.data";
import { PLATFORMS } from "../platforms/index";
import { limitOf } from "../platforms/limits";
import { ogImage } from "./facts/social-images";
import { exportFix } from "./fixes/image-fix";
import { defineRule } from "./rule";
import { FACEBOOK_IMAGES, LINKEDIN_HELP, TELEGRAM_TAGS, X_LARGE_CARD } from "./sources.data";
import { bytesWords, fileSize, platformWords, quote, sizeWords } from "./wording/words";

const CHECKED_PLATFORMS = ["x", "facebook", "linkedin", "telegram"] as const;
/** Points while Facebook still accepts the file. */
const POINTS_BELOW_FACEBOOK = 10;

export const ogImageTooHeavy = defineRule({
  code: "og_image_too_heavy",
  title: "Image file too large",
  severity: "error",
  importance: "required",
  area: "image",
  weight: 14,
  platforms: CHECKED_PLATFORMS,
  hiddenBy: ["og_image_private", "og_image_unreachable"],
  why: `X and LinkedIn accept images of up to ${bytesWords(PLATFORMS.x.image.bytesMax)}, Telegram stops at about the same size, and Facebook accepts up to ${bytesWords(PLATFORMS.facebook.image.bytesMax)}. They don't load a larger file, so the preview has no image.`,
  sources: [X_LARGE_CARD, FACEBOOK_IMAGES, LINKEDIN_HELP, TELEGRAM_TAGS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- og:image is a file of 5,242,881 bytes -->",
        images: { "https://example.com/images/tides.jpg": { bytes: 5_242_881 } },
        also: ["og_image_too_heavy_whatsapp"],
      },
      {
        html: "<!-- og:image is a file of 8,388,609 bytes -->",
        images: { "https://example.com/images/tides.jpg": { bytes: 8_388_609 } },
        also: ["og_image_too_heavy_whatsapp"],
      },
    ],
    good: [
      {
        html: "<!-- og:image is a file of 5,242,880 bytes -->",
        images: { "https://example.com/images/tides.jpg": { bytes: 5_242_880 } },
        also: ["og_image_too_heavy_whatsapp"],
      },
    ],
  },
  check(input) {
    const facts = ogImage(input)?.facts ?? null;
    const bytes = facts?.bytes ?? 0;
    const platforms = CHECKED_PLATFORMS.filter((name) => bytes > limitOf(PLATFORMS[name].image.bytesMax));
    if (facts === null || platforms.length === 0) return null;
    return {
      description: `Links to your page show no image on ${platformWords(platforms)}. ${quote(facts.url)} is ${fileSize(bytes)}, more than these platforms load. Export it as a JPEG of ${sizeWords(ADVICE.imagePx)} pixels at quality 80, which is usually smaller than ${bytesWords(ADVICE.imageBytes)}.`,
      fix: exportFix(facts.url, input),
      points: platforms.includes("facebook") ? undefined : POINTS_BELOW_FACEBOOK,
      platforms,
    };
  },
});
