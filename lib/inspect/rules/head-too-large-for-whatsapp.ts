import { limitOf } from "../platforms/limits";
import { whatsapp } from "../platforms/whatsapp/whatsapp";
import { defineRule } from "./rule";
import { WHATSAPP_PREVIEWS } from "./sources.data";
import { bytesWords, fileSize } from "./wording/words";

export const headTooLargeForWhatsapp = defineRule({
  code: "head_too_large_for_whatsapp",
  title: "Page head too large for WhatsApp",
  severity: "error",
  importance: "recommended",
  area: "document",
  weight: 5,
  platforms: ["whatsapp"],
  why: `WhatsApp's documentation says that the head must end within the first ${bytesWords(whatsapp.limits.headEndBytes)} of a page. When it is larger, usually because whole style sheets or images are embedded in it, a shared link gets no preview.`,
  sources: [WHATSAPP_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<!-- 300 KB of styles in the head -->", stylesBytes: 307_200 }],
    good: [{ html: "<!-- 290 KB of styles in the head -->", stylesBytes: 296_960 }],
  },
  check({ page }) {
    const end = page.head.end ?? page.documentBytes;
    const limit = limitOf(whatsapp.limits.headEndBytes);
    if (end <= limit) return null;
    return {
      description: `Links to your page get no preview on WhatsApp. The head of the page ends after ${fileSize(end)}, and WhatsApp reads only ${bytesWords(whatsapp.limits.headEndBytes)}. Move inline styles, scripts and images out of the head into separate files.`,
      fix: null,
    };
  },
});
