import { ADVICE } from "../platforms/advice.data";
import { imageFile } from "./facts/social-images";
import { exportFix } from "./fixes/image-fix";
import { defineRule } from "./rule";
import { ASSUMED, DISCORD_PREVIEWS, FACEBOOK_FORMATS, X_LARGE_CARD } from "./sources.data";
import { quote, sizeWords } from "./wording/words";

export const ogImageSvg = defineRule({
  code: "og_image_svg",
  title: "SVG file as the social image",
  severity: "error",
  importance: "required",
  area: "image",
  weight: 20,
  platforms: ["x", "facebook", "linkedin", "discord", "telegram"],
  why: "X says that it doesn't accept SVG, and Facebook and Discord don't list SVG among their formats. They show the preview without an image, and you can't rely on the other platforms either.",
  sources: [X_LARGE_CARD, DISCORD_PREVIEWS, FACEBOOK_FORMATS, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:image" content="https://example.com/images/tides.svg">',
        without: ["og:image"],
        images: {
          "https://example.com/images/tides.svg": { format: "svg", mime: "image/svg+xml" },
        },
      },
    ],
    good: [
      {
        html: '<meta property="og:image" content="https://example.com/images/tides.jpg">',
        without: ["og:image"],
      },
    ],
  },
  check(input) {
    const facts = imageFile(input);
    if (facts?.format !== "svg") return null;
    return {
      description: `Most platforms show your link without an image. ${quote(facts.url)} is an SVG file, which X, Facebook, LinkedIn, Discord and Telegram don't show; you can't rely on WhatsApp and Slack to show it either. Export it as a JPEG or PNG of ${sizeWords(ADVICE.imagePx)} pixels and name that file in og:image.`,
      fix: exportFix(facts.url, input),
    };
  },
});
