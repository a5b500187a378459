import { ADVICE } from "../platforms/advice.data";
import { reaches } from "../platforms/limits";
import { x } from "../platforms/x/x";
import { sizedImage } from "./facts/social-images";
import { exportFix } from "./fixes/image-fix";
import { defineRule } from "./rule";
import { TELEGRAM_LARGE_IMAGE, X_LARGE_CARD } from "./sources.data";
import { quote, sizeWords } from "./wording/words";

export const ogImageDimensionsTooBig = defineRule({
  code: "og_image_dimensions_too_big",
  title: "Too many pixels in the image",
  severity: "warning",
  importance: "optional",
  area: "image",
  weight: 4,
  platforms: ["x", "telegram"],
  hiddenBy: ["og_image_svg"],
  why: `X accepts images of up to ${sizeWords(x.image.maxPx)} pixels, and Telegram has been seen to drop the whole preview because of an image that was too large. No platform shows more than about ${ADVICE.imagePx.value.width} pixels across anyway.`,
  sources: [X_LARGE_CARD, TELEGRAM_LARGE_IMAGE],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- og:image is a file of 4097 by 2145 pixels -->",
        without: ["og:image:width", "og:image:height"],
        images: { "https://example.com/images/tides.jpg": { width: 4097, height: 2145 } },
        also: ["og_image_dimensions_missing"],
      },
    ],
    good: [
      {
        html: "<!-- og:image is a file of 4096 by 2144 pixels -->",
        without: ["og:image:width", "og:image:height"],
        images: { "https://example.com/images/tides.jpg": { width: 4096, height: 2144 } },
        also: ["og_image_dimensions_missing"],
      },
    ],
  },
  check(input) {
    const image = sizedImage(input);
    const most = x.image.maxPx.value;
    if (image === null || most === null || reaches(most, image)) return null;
    return {
      description: `X may drop your image, and Telegram the whole preview. ${quote(image.url)} is ${image.width} by ${image.height} pixels, and X accepts at most ${most.width} on each side. Export it at ${sizeWords(ADVICE.imagePx)} pixels.`,
      fix: exportFix(image.url, input),
    };
  },
});
