import { ADVICE } from "../platforms/advice.data";
import { atMost } from "../platforms/limits";
import { whatsapp } from "../platforms/whatsapp/whatsapp";
import { imageFile } from "./facts/image-file";
import { exportFix } from "./fixes/export-fix";
import { defineRule } from "./rule";
import { WHATSAPP_300_KB, WHATSAPP_PREVIEWS } from "./sources.data";
import { bytesWords, fileSize, sizeWords } from "./wording/limits";
import { quote } from "./wording/quote";

const BYTES_MIN = atMost(whatsapp.image.bytesAdvised);
/** Above this WhatsApp's own limit is broken, which is another fault. */
const BYTES_MAX = atMost(whatsapp.image.bytesMax);

export const ogImageHeavyForWhatsapp = defineRule({
  code: "og_image_heavy_for_whatsapp",
  title: "The picture may come too late for WhatsApp",
  severity: "tip",
  importance: "optional",
  area: "image",
  weight: 1,
  platforms: ["whatsapp"],
  why: `WhatsApp's limit is ${bytesWords(whatsapp.image.bytesMax)}, but pictures have been seen missing from messages above about ${bytesWords(whatsapp.image.bytesAdvised)} already: the file is loaded on the sender's phone, and a slow connection does not finish in time.`,
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
      description: `The picture ${quote(facts.url)} weighs ${fileSize(facts.bytes)}. WhatsApp allows that, but on a slow connection the message may go out before the picture is loaded. A JPEG of ${sizeWords(ADVICE.imagePx)} pixels at quality 80 usually weighs less than ${bytesWords(ADVICE.imageBytes)}.`,
      fix: exportFix(facts.url, input),
    };
  },
});
