import { robotsLimits } from "../metadata/robots";
import { robotsFix } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { GOOGLE_ROBOTS } from "./sources.data";

const RESTRICTIONS = ["max-image-preview:none", "noimageindex"];

export const imagePreviewRestricted = defineRule({
  code: "image_preview_restricted",
  title: "Image hidden from Google results",
  severity: "tip",
  importance: "optional",
  area: "search",
  weight: 1,
  platforms: ["google"],
  hiddenBy: ["noindex"],
  why: "Google shows your page's result without an image, even where it would show one next to the text. The rules max-image-preview:none and noimageindex forbid it.",
  sources: [GOOGLE_ROBOTS],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<meta name="robots" content="max-image-preview:none">' },
      { html: '<meta name="robots" content="noimageindex">' },
    ],
    good: [{ html: '<meta name="robots" content="max-image-preview:large">' }],
  },
  check({ page }) {
    const { imagePreview, noimageindex } = robotsLimits(page);
    if (imagePreview !== "none" && !noimageindex) return null;
    const restriction = noimageindex ? "noimageindex" : "max-image-preview:none";
    return {
      description: `Google shows your page's result without an image. ${restriction} is set in the robots tag or the X-Robots-Tag header. Use max-image-preview:large unless your images must stay out of Google.`,
      fix: robotsFix(page, (directive) => RESTRICTIONS.includes(directive)),
    };
  },
});
