import { imageFile } from "./facts/social-images";
import { exportFix } from "./fixes/image-fix";
import { defineRule } from "./rule";
import { FACEBOOK_WEBP, LINKEDIN_WEBP } from "./sources.data";
import { quote } from "./wording/words";

export const ogImageWebpForLinkedin = defineRule({
  code: "og_image_webp_for_linkedin",
  title: "WebP image for LinkedIn",
  severity: "tip",
  importance: "optional",
  area: "image",
  weight: 1,
  platforms: ["linkedin"],
  why: "LinkedIn shows JPG, PNG and GIF files; WebP images have been reported missing there. Facebook has been seen to show WebP since, so this is a precaution.",
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
      description: `LinkedIn may show your link without its image. ${quote(facts.url)} is a WebP file. If LinkedIn matters to you, name a JPEG or PNG in og:image and keep WebP for the page itself.`,
      fix: exportFix(facts.url, input),
    };
  },
});
