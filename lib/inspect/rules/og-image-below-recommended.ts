import { ADVICE } from "../platforms/advice.data";
import { PLATFORMS } from "../platforms/index";
import { isSharp, sizedImage } from "./facts/social-images";
import { exportFix } from "./fixes/image-fix";
import { defineRule } from "./rule";
import { FACEBOOK_IMAGES } from "./sources.data";
import { quote, sizeWords } from "./wording/words";

const ADVISED_PX = PLATFORMS.facebook.image.advisedPx;

export const ogImageBelowRecommended = defineRule({
  code: "og_image_below_recommended",
  title: `Social image smaller than ${sizeWords(ADVICE.imagePx)}`,
  severity: "tip",
  importance: "optional",
  area: "image",
  weight: 1,
  platforms: ["facebook"],
  hiddenBy: ["og_image_too_small", "og_image_thumbnail_only", "og_image_svg"],
  why: `Facebook recommends images of at least ${sizeWords(ADVISED_PX)} pixels. Phones and modern screens have two or three pixels where there used to be one, so a smaller image is stretched and looks blurry.`,
  sources: [FACEBOOK_IMAGES],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:image:width" content="1100">\n<meta property="og:image:height" content="578">',
        without: ["og:image:width", "og:image:height"],
        images: { "https://example.com/images/tides.jpg": { width: 1100, height: 578 } },
      },
    ],
    good: [
      {
        html: "<!-- og:image is a file of 1200 by 628 pixels -->",
        images: { "https://example.com/images/tides.jpg": { width: 1200, height: 628 } },
      },
    ],
  },
  check(input) {
    const image = sizedImage(input);
    if (image === null || isSharp(image)) return null;
    return {
      description: `Your image looks blurry on high-resolution screens. ${quote(image.url)} is ${image.width} by ${image.height} pixels, less than Facebook asks for. Export it at ${sizeWords(ADVICE.imagePx)} pixels or more.`,
      fix: exportFix(image.url, input),
    };
  },
});
