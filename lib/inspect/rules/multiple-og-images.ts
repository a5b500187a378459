import { declaredPixels } from "../metadata/social-image";
import { discord } from "../platforms/discord/discord";
import { ogImage, ogImageUrls } from "./facts/social-images";
import { existingImageFix } from "./fixes/image-fix";
import { defineRule, type Fix, type RuleInput } from "./rule";
import { DISCORD_PREVIEWS, OPEN_GRAPH } from "./sources.data";
import { quote } from "./wording/words";

const GALLERY_MAX = discord.image.count.value;

export const multipleOgImages = defineRule({
  code: "multiple_og_images",
  title: "Multiple social images",
  severity: "tip",
  importance: "optional",
  area: "image",
  weight: 1,
  platforms: ["discord"],
  why: `Your link looks different from place to place: Discord shows a gallery of up to ${GALLERY_MAX} images instead of one large image, while the other platforms show the first. The page has two or more og:image tags.`,
  sources: [DISCORD_PREVIEWS, OPEN_GRAPH],
  since: "1.0.0",
  examples: {
    bad: [{ html: '<meta property="og:image" content="https://example.com/images/dunes.jpg">' }],
    good: [{ html: '<meta property="og:image" content="https://example.com/images/tides.jpg">' }],
  },
  check(input) {
    const images = ogImageUrls(input.page);
    const [first, second] = images;
    if (first === undefined || second === undefined) return null;
    return {
      description: `Discord shows ${Math.min(images.length, GALLERY_MAX)} of your images side by side, while other platforms show only the first. The page names ${images.length} different images in og:image; the second is ${quote(second)}. Keep the one that represents the page, unless you want a gallery.`,
      fix: firstFix(first, input),
    };
  },
});

/** The first image alone, as the page describes it. */
function firstFix(url: string, input: RuleInput): Fix {
  const { width, height, alt } = ogImage(input)?.declared ?? { width: null, height: null, alt: null };
  const size = { width: declaredPixels(width), height: declaredPixels(height) };
  return existingImageFix({ url, ...size, alt }, input);
}
