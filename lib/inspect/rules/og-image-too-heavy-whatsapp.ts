import { ADVICE } from "../platforms/advice.data";
import { limitOf } from "../platforms/limits";
import { whatsapp } from "../platforms/whatsapp/whatsapp";
import { imageFile } from "./facts/social-images";
import { exportFix } from "./fixes/image-fix";
import { defineRule } from "./rule";
import { WHATSAPP_PREVIEWS, WHATSAPP_SLOW_IMAGE } from "./sources.data";
import { bytesWords, fileSize, quote, sizeWords } from "./wording/words";

const BYTES_MAX = limitOf(whatsapp.image.bytesMax);

export const ogImageTooHeavyWhatsapp = defineRule({
  code: "og_image_too_heavy_whatsapp",
  title: "Image file too large for WhatsApp",
  severity: "warning",
  importance: "recommended",
  area: "image",
  weight: 5,
  platforms: ["whatsapp"],
  why: `WhatsApp loads the image on the sender's phone while the message is being typed and asks for files under ${bytesWords(whatsapp.image.bytesMax)}. For a larger file it promises no large preview: the message may show a small image or none.`,
  sources: [WHATSAPP_PREVIEWS, WHATSAPP_SLOW_IMAGE],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- og:image is a file of 614,401 bytes -->",
        images: { "https://example.com/images/tides.jpg": { bytes: 614_401 } },
      },
    ],
    good: [
      {
        html: "<!-- og:image is a file of 614,400 bytes -->",
        images: { "https://example.com/images/tides.jpg": { bytes: 614_400 } },
        also: ["og_image_heavy_for_whatsapp"],
      },
    ],
  },
  check(input) {
    const facts = imageFile(input);
    if (facts === null || facts.bytes === null || facts.bytes <= BYTES_MAX) return null;
    return {
      description: `WhatsApp messages with your link may show a small image or none. ${quote(facts.url)} is ${fileSize(facts.bytes)}, and WhatsApp asks for files under ${bytesWords(whatsapp.image.bytesMax)}. Export it as a JPEG of ${sizeWords(ADVICE.imagePx)} pixels at quality 80, which is usually smaller than ${bytesWords(ADVICE.imageBytes)}.`,
      fix: exportFix(facts.url, input),
    };
  },
});
