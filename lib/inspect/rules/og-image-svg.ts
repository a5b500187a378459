import { ADVICE } from "../platforms/advice.data";
import { imageFile } from "./facts/image-file";
import { exportFix } from "./fixes/export-fix";
import { defineRule } from "./rule";
import { ASSUMED, DISCORD_PREVIEWS, FACEBOOK_FORMATS, X_LARGE_CARD } from "./sources.data";
import { sizeWords } from "./wording/limits";
import { quote } from "./wording/quote";

export const ogImageSvg = defineRule({
  code: "og_image_svg",
  title: "The picture is an SVG drawing",
  severity: "error",
  importance: "required",
  area: "image",
  weight: 20,
  platforms: ["x", "facebook", "linkedin", "discord", "telegram"],
  why: "X says that it takes no SVG, and SVG is missing from the formats that Facebook and Discord name. The card is drawn without a picture on them; the other platforms cannot be relied on either.",
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
      description: `The picture ${quote(facts.url)} is an SVG drawing. X, Facebook, LinkedIn, Discord and Telegram do not draw SVG and show the link without a picture; WhatsApp and Slack cannot be relied on to draw it. Export it as a JPEG or PNG of ${sizeWords(ADVICE.imagePx)} pixels and name that file in og:image.`,
      fix: exportFix(facts.url, input),
    };
  },
});
