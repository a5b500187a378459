import { ADVICE } from "../platforms/advice.data";
import { limitOf } from "../platforms/limits";
import { whatsapp } from "../platforms/whatsapp/whatsapp";
import { imageFile } from "./facts/social-images";
import { exportFix } from "./fixes/image-fix";
import { defineRule } from "./rule";
import { WHATSAPP_300_KB, WHATSAPP_PREVIEWS } from "./sources.data";
import { bytesWords, fileSize, quote, sizeWords } from "./wording/words";

const BYTES_MIN = limitOf(whatsapp.image.bytesAdvised);
/** WhatsApp's own limit; a file above it is another rule's concern. */
const BYTES_MAX = limitOf(whatsapp.image.bytesMax);

export const ogImageHeavyForWhatsapp = defineRule({
  code: "og_image_heavy_for_whatsapp",
  title: "Image file risky for WhatsApp",
  severity: "tip",
  importance: "optional",
  area: "image",
  weight: 1,
  platforms: ["whatsapp"],
  why: `WhatsApp's limit is ${bytesWords(whatsapp.image.bytesMax)}, but images above about ${bytesWords(whatsapp.image.bytesAdvised)} have already been seen missing from messages: the sender's phone loads the file, and a slow connection doesn't finish in time.`,
  sources: [WHATSAPP_300_KB, WHATSAPP_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- og:image is a file of 307,201 bytes -->",
        images: { "https://example.com/images/tides.jpg": { bytes: 307_201 } },
      },
    ],
    good: [
      {
        html: "<!-- og:image is a file of 307,200 bytes -->",
        images: { "https://example.com/images/tides.jpg": { bytes: 307_200 } },
      },
    ],
  },
  check(input) {
    const facts = imageFile(input);
    if (facts === null || facts.bytes === null) return null;
    if (facts.bytes <= BYTES_MIN || facts.bytes > BYTES_MAX) return null;
    return {
      description: `On a slow connection, WhatsApp may send your link without its image. ${quote(facts.url)} is ${fileSize(facts.bytes)}: WhatsApp allows that, but the file may not load in time. A JPEG of ${sizeWords(ADVICE.imagePx)} pixels at quality 80 is usually smaller than ${bytesWords(ADVICE.imageBytes)}.`,
      fix: exportFix(facts.url, input),
    };
  },
});
