import { IMAGE_LOST, ogImage, platformsReadingImage, twitterImage } from "./facts/social-images";
import { imageFix } from "./fixes/image-fix";
import { defineRule, type RuleInput } from "./rule";
import { ASSUMED, OPEN_GRAPH } from "./sources.data";
import { platformWords, quote } from "./wording/words";

const WEIGHT = 14;
const CHECKED_PLATFORMS = ["x", "linkedin", "whatsapp", "slack", "telegram"] as const;

export const ogImageAliasOnly = defineRule({
  code: "og_image_alias_only",
  title: "Social image in an uncommon tag",
  severity: "warning",
  importance: "recommended",
  area: "image",
  weight: WEIGHT,
  platforms: CHECKED_PLATFORMS,
  hiddenBy: IMAGE_LOST,
  why: "Most platforms may show the link without an image, because they look for og:image. The tags og:image:url and og:image:secure_url can name the image too, but only Facebook and Discord are known to read them.",
  sources: [OPEN_GRAPH, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:image:url" content="https://example.com/images/tides.jpg">',
        without: ["og:image"],
      },
      {
        html: '<meta property="og:image:secure_url" content="https://example.com/images/tides.jpg">\n<meta name="twitter:image" content="https://example.com/images/tides.jpg">',
        without: ["og:image"],
      },
    ],
    good: [{ html: '<meta property="og:image:secure_url" content="https://example.com/images/tides.jpg">' }],
  },
  check(input) {
    const image = ogImage(input);
    if (image === null || image.url === null || image.key === "og:image") return null;
    const platforms = CHECKED_PLATFORMS.filter(
      (name) => !platformsWithImage(image.key, input).includes(name),
    );
    if (platforms.length === 0) return null;
    return {
      description: `Links to your page may show no image on ${platformWords(platforms)}. The page names ${quote(image.url)} in ${image.key}, a tag these platforms aren't known to read. Use the same URL in og:image.`,
      fix: imageFix({ url: image.url, width: null, height: null, alt: null }, input.page.finalUrl),
      points: Math.round((WEIGHT * platforms.length) / CHECKED_PLATFORMS.length),
      platforms,
    };
  },
});

/** The platforms that get an image from that key, or from Twitter's tags unless that image is broken. */
function platformsWithImage(key: string, input: RuleInput) {
  const twitter = twitterImage(input);
  const others = twitter === null || twitter.failure !== null ? [] : platformsReadingImage(twitter.key);
  return [...platformsReadingImage(key), ...others];
}
