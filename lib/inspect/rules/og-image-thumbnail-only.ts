import { ADVICE } from "../platforms/advice.data";
import { PLATFORMS } from "../platforms/index";
import { reaches } from "../platforms/limits";
import { sizedImage } from "./facts/social-images";
import { exportFix } from "./fixes/image-fix";
import { defineRule } from "./rule";
import { FACEBOOK_IMAGES, LINKEDIN_HELP, WHATSAPP_PREVIEWS, X_LARGE_CARD } from "./sources.data";
import { platformWords, quote, sizeWords } from "./wording/words";

const CHECKED_PLATFORMS = ["x", "facebook", "linkedin", "whatsapp"] as const;
const from = (name: (typeof CHECKED_PLATFORMS)[number]) => sizeWords(PLATFORMS[name].image.largeFromPx);

export const ogImageThumbnailOnly = defineRule({
  code: "og_image_thumbnail_only",
  title: "Image only large enough for a thumbnail",
  severity: "warning",
  importance: "recommended",
  area: "image",
  weight: 8,
  platforms: CHECKED_PLATFORMS,
  hiddenBy: ["og_image_too_small", "og_image_svg"],
  why: `Below a certain size, platforms show a small square beside the text instead of the wide image: Facebook under ${from("facebook")} pixels, LinkedIn under ${from("linkedin")} wide, WhatsApp under ${from("whatsapp")} wide, X under ${from("x")}. The link takes up less space and gets less attention.`,
  sources: [FACEBOOK_IMAGES, LINKEDIN_HELP, WHATSAPP_PREVIEWS, X_LARGE_CARD],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- og:image is a file of 599 by 315 pixels -->",
        without: ["og:image:width", "og:image:height"],
        images: { "https://example.com/images/tides.jpg": { width: 599, height: 315 } },
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
    const platforms = CHECKED_PLATFORMS.filter(
      (name) => !reaches(image, PLATFORMS[name].image.largeFromPx.value),
    );
    if (platforms.length === 0) return null;
    return {
      description: `Your image is only a small square beside the text on ${platformWords(platforms)}. ${quote(image.url)} is ${image.width} by ${image.height} pixels, too small for the wide image. Export it at ${sizeWords(ADVICE.imagePx)} pixels.`,
      fix: exportFix(image.url, input),
      platforms,
    };
  },
});
