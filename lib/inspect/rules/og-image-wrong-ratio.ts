import { ADVICE } from "../platforms/advice.data";
import { type SizedImage, sizedImage } from "./facts/social-images";
import { exportFix } from "./fixes/image-fix";
import { defineRule } from "./rule";
import { FACEBOOK_FAQ, LINKEDIN_ASPECTS, WHATSAPP_SHAPE, X_LARGE_CARD } from "./sources.data";
import { quote, sizeWords } from "./wording/words";

const { min: RATIO_MIN, max: RATIO_MAX } = ADVICE.imageRatio.value;
/** The shape of the large image on Facebook. */
const CARD_RATIO = ADVICE.cardRatio.value;

export const ogImageWrongRatio = defineRule({
  code: "og_image_wrong_ratio",
  title: "Cropped social image",
  severity: "warning",
  importance: "recommended",
  area: "image",
  weight: 3,
  platforms: ["x", "facebook", "whatsapp"],
  hiddenBy: ["og_image_too_small", "og_image_thumbnail_only", "og_image_svg"],
  why: `The large image of a preview is about twice as wide as it is tall: ${CARD_RATIO} to 1 on Facebook, 2 to 1 on X. LinkedIn shows a small image in ordinary posts and asks for 3 to 2 or 16 to 9. An image of another shape loses its edges, and with them any heads, logos and words there.`,
  sources: [FACEBOOK_FAQ, X_LARGE_CARD, LINKEDIN_ASPECTS, WHATSAPP_SHAPE],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- og:image is a file of 1200 by 1200 pixels -->",
        without: ["og:image:width", "og:image:height"],
        images: { "https://example.com/images/tides.jpg": { width: 1200, height: 1200 } },
        also: ["og_image_dimensions_missing"],
      },
      {
        html: "<!-- og:image is a file of 2520 by 1080 pixels -->",
        without: ["og:image:width", "og:image:height"],
        images: { "https://example.com/images/tides.jpg": { width: 2520, height: 1080 } },
        also: ["og_image_dimensions_missing"],
      },
    ],
    good: [
      {
        html: "<!-- og:image is a file of 1280 by 720 pixels -->",
        without: ["og:image:width", "og:image:height"],
        images: { "https://example.com/images/tides.jpg": { width: 1280, height: 720 } },
        also: ["og_image_dimensions_missing"],
      },
    ],
  },
  check(input) {
    const image = sizedImage(input);
    if (image === null) return null;
    const ratio = image.width / image.height;
    if (ratio >= RATIO_MIN && ratio <= RATIO_MAX) return null;
    return {
      description: `X, Facebook and WhatsApp cut off ${cutAway(image)}. ${quote(image.url)} is ${image.width} by ${image.height} pixels, and their frame is about twice as wide as it is tall. Export it at ${sizeWords(ADVICE.imagePx)} pixels with everything that matters near the middle.`,
      fix: exportFix(image.url, input),
    };
  },
});

/** How much of the image is outside a frame of 1.91 to 1, and where. */
function cutAway({ width, height }: SizedImage): string {
  const ratio = width / height;
  const kept = ratio < CARD_RATIO ? ratio / CARD_RATIO : CARD_RATIO / ratio;
  const percent = Math.round((1 - kept) * 100);
  return `about ${percent}% of your image ${ratio < CARD_RATIO ? "at the top and bottom" : "on the left and right"}`;
}
