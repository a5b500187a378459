import { robotsLimits } from "../metadata/robots";
import { robotsFix } from "./fixes/robots-fix";
import { defineRule } from "./rule";
import { GOOGLE_ROBOTS } from "./sources.data";

const RESTRICTIONS = ["max-image-preview:none", "noimageindex"];

export const imagePreviewRestricted = defineRule({
  code: "image_preview_restricted",
  title: "The page forbids pictures in its Google result",
  severity: "tip",
  importance: "optional",
  area: "search",
  weight: 1,
  platforms: ["google"],
  hiddenBy: ["noindex"],
  why: "With max-image-preview:none or noimageindex Google shows the result of the page without a picture, even where it would draw one beside the text.",
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
      description: `The page says ${restriction} in its robots tag or X-Robots-Tag header, so Google shows its result without a picture. Use max-image-preview:large unless the pictures must stay out of Google.`,
      fix: robotsFix(page, (directive) => RESTRICTIONS.includes(directive)),
    };
  },
});
