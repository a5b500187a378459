import { declaredPixels } from "../metadata/social-image";
import { discord } from "../platforms/discord/discord";
import { offeredImages, ogImage } from "./facts/social-images";
import { pictureFix } from "./fixes/export-fix";
import { defineRule, type Fix, type RuleInput } from "./rule";
import { DISCORD_PREVIEWS, OPEN_GRAPH } from "./sources.data";
import { quote } from "./wording/quote";

const GALLERY_MAX = discord.image.count.value;

export const multipleOgImages = defineRule({
  code: "multiple_og_images",
  title: "The page offers more than one picture",
  severity: "tip",
  importance: "optional",
  area: "image",
  weight: 1,
  platforms: ["discord"],
  why: `With two or more og:image tags Discord draws a gallery of up to ${GALLERY_MAX} pictures in place of a single large one. The other platforms take the first, so the link looks different from place to place.`,
  sources: [DISCORD_PREVIEWS, OPEN_GRAPH],
  since: "1.0.0",
  examples: {
    bad: [{ html: '<meta property="og:image" content="https://example.com/images/dunes.jpg">' }],
    good: [{ html: '<meta property="og:image" content="https://example.com/images/tides.jpg">' }],
  },
  check(input) {
    const images = offeredImages(input.page);
    const [first, second] = images;
    if (first === undefined || second === undefined) return null;
    return {
      description: `The page names ${images.length} different pictures in og:image; the second is ${quote(second)}. Discord draws ${Math.min(images.length, GALLERY_MAX)} of them side by side as a gallery, the other platforms only the first. Keep the one that stands for the page, unless a gallery is what you want.`,
      fix: firstFix(first, input),
    };
  },
});

/** The first picture alone, as the page describes it. */
function firstFix(url: string, input: RuleInput): Fix {
  const { width, height, alt } = ogImage(input)?.declared ?? { width: null, height: null, alt: null };
  const size = { width: declaredPixels(width), height: declaredPixels(height) };
  return pictureFix({ url, ...size, alt }, input);
}
