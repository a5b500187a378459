import { declaredPixels } from "../metadata/social-image";
import { ADVICE } from "../platforms/advice.data";
import { ogImage, sizedImage } from "./facts/social-images";
import { imageDetailsFix } from "./fixes/image-fix";
import { defineRule } from "./rule";
import { ASSUMED, DISCORD_PREVIEWS, FACEBOOK_IMAGES } from "./sources.data";
import { quote } from "./wording/words";

/** Share of the true size; a smaller difference is rounding that people can't see. */
const DIFFERENCE_MAX = ADVICE.declaredSizeDifference.value;

export const ogImageDimensionsMismatch = defineRule({
  code: "og_image_dimensions_mismatch",
  title: "Wrong image size declared",
  severity: "warning",
  importance: "optional",
  area: "image",
  weight: 3,
  platforms: ["facebook", "discord"],
  why: "Facebook and Discord lay out the preview with the size in og:image:width and og:image:height before the file arrives. When the file has another size, they stretch or crop the image or use the wrong layout.",
  sources: [DISCORD_PREVIEWS, FACEBOOK_IMAGES, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:image:width" content="1225">',
        without: ["og:image:width"],
      },
    ],
    good: [
      {
        html: '<meta property="og:image:width" content="1224">',
        without: ["og:image:width"],
      },
    ],
  },
  check(input) {
    const declared = ogImage(input)?.declared;
    const image = sizedImage(input);
    if (declared === undefined || image === null) return null;
    const width = declaredPixels(declared.width) ?? image.width;
    const height = declaredPixels(declared.height) ?? image.height;
    if (!differs(width, image.width) && !differs(height, image.height)) return null;
    return {
      description: `Facebook and Discord may stretch or crop your image. The page declares its size as ${width} by ${height} pixels, but ${quote(image.url)} is ${image.width} by ${image.height}. Declare the actual size.`,
      fix: imageDetailsFix({ width: image.width, height: image.height, alt: null }, input),
    };
  },
});

function differs(declared: number, measured: number): boolean {
  return Math.abs(declared - measured) / measured > DIFFERENCE_MAX;
}
