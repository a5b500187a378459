import { atMost } from "../platforms/limits";
import { whatsapp } from "../platforms/whatsapp/whatsapp";
import { defineRule } from "./rule";
import { WHATSAPP_PREVIEWS } from "./sources.data";
import { bytesWords, fileSize } from "./wording/limits";

export const headTooLargeForWhatsapp = defineRule({
  code: "head_too_large_for_whatsapp",
  title: "The head is so large that WhatsApp shows no card",
  severity: "error",
  importance: "recommended",
  area: "document",
  weight: 5,
  platforms: ["whatsapp"],
  why: `WhatsApp documents that the head must end within the first ${bytesWords(whatsapp.limits.headEndBytes)} of the page. A larger one, usually because whole style sheets or pictures are written into it, leaves a link shared there bare.`,
  sources: [WHATSAPP_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<!-- 300 KB of styles in the head -->", stylesBytes: 307_200 }],
    good: [{ html: "<!-- 290 KB of styles in the head -->", stylesBytes: 296_960 }],
  },
  check({ page }) {
    const end = page.head.end ?? page.documentBytes;
    const limit = atMost(whatsapp.limits.headEndBytes);
    if (end <= limit) return null;
    return {
      description: `The head ends after ${fileSize(end)}, and WhatsApp reads ${bytesWords(whatsapp.limits.headEndBytes)}. Move inline styles, scripts and pictures out of the head into files of their own.`,
      fix: null,
    };
  },
});
