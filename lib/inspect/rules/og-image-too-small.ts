import { ADVICE } from "../platforms/advice.data";
import { PLATFORMS } from "../platforms/index";
import { reaches } from "../platforms/limits";
import { sizedImage } from "./facts/social-images";
import { exportFix } from "./fixes/image-fix";
import { defineRule } from "./rule";
import { FACEBOOK_IMAGES, X_SMALL_CARD } from "./sources.data";
import { platformWords, quote, sizeWords } from "./wording/words";

const CHECKED_PLATFORMS = ["x", "facebook"] as const;
const [X_LEAST, FACEBOOK_LEAST] = CHECKED_PLATFORMS.map((name) => sizeWords(PLATFORMS[name].image.minPx));

export const ogImageTooSmall = defineRule({
  code: "og_image_too_small",
  title: "Image too small to be shown",
  severity: "error",
  importance: "required",
  area: "image",
  weight: 18,
  platforms: CHECKED_PLATFORMS,
  hiddenBy: ["og_image_svg"],
  why: `Facebook doesn't show images under ${FACEBOOK_LEAST} pixels, and X doesn't show images under ${X_LEAST}. Their preview has no image, and other platforms show it blurred or as a tiny square.`,
  sources: [FACEBOOK_IMAGES, X_SMALL_CARD],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- og:image is a file of 199 by 200 pixels -->",
        without: ["og:image:width", "og:image:height"],
        images: { "https://example.com/images/tides.jpg": { width: 199, height: 200 } },
        also: ["og_image_dimensions_missing"],
      },
      {
        html: "<!-- og:image is a file of 400 by 143 pixels -->",
        without: ["og:image:width", "og:image:height"],
        images: { "https://example.com/images/tides.jpg": { width: 400, height: 143 } },
        also: ["og_image_dimensions_missing"],
      },
    ],
    good: [
      {
        html: "<!-- og:image is a file of 1200 by 630 pixels -->",
        images: { "https://example.com/images/tides.jpg": { width: 1200, height: 630 } },
      },
    ],
  },
  check(input) {
    const image = sizedImage(input);
    if (image === null) return null;
    const platforms = CHECKED_PLATFORMS.filter((name) => !reaches(image, PLATFORMS[name].image.minPx.value));
    if (platforms.length === 0) return null;
    return {
      description: `Links to your page show no image on ${platformWords(platforms)}. ${quote(image.url)} is ${image.width} by ${image.height} pixels; Facebook drops images under ${FACEBOOK_LEAST} and X under ${X_LEAST}. Export it at ${sizeWords(ADVICE.imagePx)} pixels.`,
      fix: exportFix(image.url, input),
      platforms,
    };
  },
});
