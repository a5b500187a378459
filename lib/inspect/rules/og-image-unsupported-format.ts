import { ADVICE } from "../platforms/advice.data";
import { PLATFORMS } from "../platforms/index";
import type { PlatformName } from "../platforms/names";
import { imageFile } from "./facts/social-images";
import { exportFix } from "./fixes/image-fix";
import { defineRule } from "./rule";
import { ASSUMED, DISCORD_PREVIEWS, FACEBOOK_FORMATS, TELEGRAM_TAGS, X_LARGE_CARD } from "./sources.data";
import { platformWords, quote, sizeWords } from "./wording/words";

/** Supported by every platform, or checked by a rule of their own (svg, webp). */
const OTHERWISE_JUDGED = ["jpeg", "png", "gif", "webp", "svg"];
const CHECKED_PLATFORMS: readonly PlatformName[] = [
  "x",
  "facebook",
  "linkedin",
  "discord",
  "whatsapp",
  "telegram",
];

/** Where every one of these platforms loses the image. */
const WEIGHT = 8;

export const ogImageUnsupportedFormat = defineRule({
  code: "og_image_unsupported_format",
  title: "Unsupported image format",
  severity: "warning",
  importance: "recommended",
  area: "image",
  weight: WEIGHT,
  platforms: CHECKED_PLATFORMS,
  why: "JPEG and PNG work everywhere. AVIF works on Discord and Facebook but not on X or LinkedIn, and no platform with previews lists HEIC, TIFF, BMP or icon files. Where the format isn't supported, the preview has no image.",
  sources: [X_LARGE_CARD, DISCORD_PREVIEWS, FACEBOOK_FORMATS, TELEGRAM_TAGS, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- og:image is an AVIF file -->",
        images: { "https://example.com/images/tides.jpg": { format: "avif", mime: "image/avif" } },
      },
      {
        html: "<!-- og:image is a TIFF file -->",
        images: { "https://example.com/images/tides.jpg": { format: "tiff", mime: "image/tiff" } },
      },
    ],
    good: [
      {
        html: "<!-- og:image is a PNG file -->",
        images: { "https://example.com/images/tides.jpg": { format: "png", mime: "image/png" } },
      },
      {
        html: "<!-- og:image is a GIF file -->",
        images: { "https://example.com/images/tides.jpg": { format: "gif", mime: "image/gif" } },
      },
    ],
  },
  check(input) {
    const facts = imageFile(input);
    const format = facts?.format ?? null;
    if (facts === null || format === null || OTHERWISE_JUDGED.includes(format)) return null;
    const platforms = CHECKED_PLATFORMS.filter(
      (name) => !PLATFORMS[name].image.formats.value.includes(format),
    );
    return {
      description: `Links to your page may show no image on ${platformWords(platforms)}. ${quote(facts.url)} has the format ${format.toUpperCase()}, which isn't known to work there. Export it as a JPEG of ${sizeWords(ADVICE.imagePx)} pixels.`,
      fix: exportFix(facts.url, input),
      platforms,
      points: Math.round((WEIGHT * platforms.length) / CHECKED_PLATFORMS.length),
    };
  },
});
