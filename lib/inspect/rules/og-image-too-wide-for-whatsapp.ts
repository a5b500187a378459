import { ADVICE } from "../platforms/advice.data";
import { limitOf } from "../platforms/limits";
import { whatsapp } from "../platforms/whatsapp/whatsapp";
import { sizedImage } from "./facts/social-images";
import { exportFix } from "./fixes/image-fix";
import { defineRule } from "./rule";
import { WHATSAPP_PREVIEWS } from "./sources.data";
import { quote, sizeWords } from "./wording/words";

const RATIO_MAX = limitOf(whatsapp.image.ratioMax);

export const ogImageTooWideForWhatsapp = defineRule({
  code: "og_image_too_wide_for_whatsapp",
  title: "Image too wide for WhatsApp",
  severity: "warning",
  importance: "recommended",
  area: "image",
  weight: 4,
  platforms: ["whatsapp"],
  hiddenBy: ["og_image_svg"],
  why: `WhatsApp asks for images that are at most ${RATIO_MAX} times as wide as they are tall. For a wider banner it promises no large preview: the message may show a small image or none.`,
  sources: [WHATSAPP_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- og:image is a file of 2561 by 640 pixels -->",
        without: ["og:image:width", "og:image:height"],
        images: { "https://example.com/images/tides.jpg": { width: 2561, height: 640 } },
        also: ["og_image_dimensions_missing", "og_image_wrong_ratio"],
      },
    ],
    good: [
      {
        html: "<!-- og:image is a file of 2560 by 640 pixels -->",
        without: ["og:image:width", "og:image:height"],
        images: { "https://example.com/images/tides.jpg": { width: 2560, height: 640 } },
        also: ["og_image_dimensions_missing", "og_image_wrong_ratio"],
      },
    ],
  },
  check(input) {
    const image = sizedImage(input);
    if (image === null || image.width / image.height <= RATIO_MAX) return null;
    return {
      description: `WhatsApp messages with your link may show a small image or none. ${quote(image.url)} is ${image.width} by ${image.height} pixels, more than ${RATIO_MAX} times as wide as it is tall. Export it at ${sizeWords(ADVICE.imagePx)} pixels.`,
      fix: exportFix(image.url, input),
    };
  },
});
