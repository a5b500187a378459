import { declaredPixels } from "../metadata/social-image";
import { ADVICE } from "../platforms/advice.data";
import { sizedImage } from "./facts/image-file";
import { ogImage } from "./facts/social-images";
import { detailsFix } from "./fixes/export-fix";
import { defineRule } from "./rule";
import { ASSUMED, DISCORD_PREVIEWS, FACEBOOK_IMAGES } from "./sources.data";
import { quote } from "./wording/quote";

/** Share of the true size; less than this is rounding, and nobody sees it. */
const DIFFERENCE_MAX = ADVICE.declaredSizeDifference.value;

export const ogImageDimensionsMismatch = defineRule({
  code: "og_image_dimensions_mismatch",
  title: "The picture's declared size is wrong",
  severity: "warning",
  importance: "optional",
  area: "image",
  weight: 3,
  platforms: ["facebook", "discord"],
  why: "Facebook and Discord take the size from og:image:width and og:image:height to lay the card out before the file is there. If the file is of another size, the picture is stretched, cropped or put into the wrong kind of card.",
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
      description: `The page declares its picture as ${width} by ${height} pixels, but ${quote(image.url)} measures ${image.width} by ${image.height}. Facebook and Discord lay the card out by the declared size and may stretch or crop the picture. Declare the size of the file.`,
      fix: detailsFix({ width: image.width, height: image.height, alt: null }, input),
    };
  },
});

function differs(declared: number, measured: number): boolean {
  return Math.abs(declared - measured) / measured > DIFFERENCE_MAX;
}
