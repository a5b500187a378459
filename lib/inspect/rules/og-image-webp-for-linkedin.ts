import { imageFile } from "./facts/image-file";
import { exportFix } from "./fixes/export-fix";
import { defineRule } from "./rule";
import { FACEBOOK_WEBP, LINKEDIN_WEBP } from "./sources.data";
import { quote } from "./wording/quote";

export const ogImageWebpForLinkedin = defineRule({
  code: "og_image_webp_for_linkedin",
  title: "LinkedIn may not draw a WebP picture",
  severity: "tip",
  importance: "optional",
  area: "image",
  weight: 1,
  platforms: ["linkedin"],
  why: "JPG, PNG and GIF files are drawn on LinkedIn's cards; a WebP picture has been reported to stay away from them. Facebook has been seen to draw WebP since, so this is a matter of being on the safe side.",
  sources: [LINKEDIN_WEBP, FACEBOOK_WEBP],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- og:image is a WebP file -->",
        images: { "https://example.com/images/tides.jpg": { format: "webp", mime: "image/webp" } },
      },
    ],
    good: [
      {
        html: "<!-- og:image is a JPEG file -->",
        images: { "https://example.com/images/tides.jpg": { format: "jpeg", mime: "image/jpeg" } },
      },
    ],
  },
  check(input) {
    const facts = imageFile(input);
    if (facts?.format !== "webp") return null;
    return {
      description: `The picture ${quote(facts.url)} is a WebP file. LinkedIn may show the link without it. If LinkedIn matters to you, name a JPEG or PNG in og:image and keep WebP for the page itself.`,
      fix: exportFix(facts.url, input),
    };
  },
});
