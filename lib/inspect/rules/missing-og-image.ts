import { ADVICE } from "../platforms/advice.data";
import { SOCIAL_COUNT, SOCIAL_PLATFORMS } from "../platforms/names";
import { pageName } from "./facts/page-name";
import { misspelledImage, ogImage, platformsReadingImage, twitterImage } from "./facts/social-images";
import { imageFix, newImageFix } from "./fixes/image-fix";
import { defineRule, type Finding, type RuleInput } from "./rule";
import { DISCORD_PREVIEWS, FACEBOOK_IMAGES, OPEN_GRAPH } from "./sources.data";
import { platformWords, quote, sizeWords } from "./wording/words";

/** Points when twitter:image still gives X, Discord, Slack and Telegram an image. */
const POINTS_WITH_TWITTER_IMAGE = 26;

export const missingOgImage = defineRule({
  code: "missing_og_image",
  title: "No social image",
  severity: "error",
  importance: "required",
  area: "image",
  weight: 30,
  platforms: SOCIAL_PLATFORMS,
  why: `The image is the first thing people notice about a shared link. All ${SOCIAL_COUNT} social platforms show the one that og:image names. Without it, the preview is a line of text or doesn't appear at all; platforms don't use other images on your page instead.`,
  sources: [OPEN_GRAPH, FACEBOOK_IMAGES, DISCORD_PREVIEWS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- no og:image -->",
        without: ["og:image", "og:image:width", "og:image:height", "og:image:alt"],
      },
      { html: '<meta property="og:image" content=" ">', without: ["og:image"] },
      {
        html: '<meta name="twitter:image" content="https://example.com/images/tides.jpg">',
        without: ["og:image", "og:image:width", "og:image:height", "og:image:alt"],
      },
    ],
    good: [
      {
        html: '<meta property="og:image" content="https://example.com/images/tides.jpg">',
        without: ["og:image"],
      },
      {
        html: '<meta property="og:image:url" content="https://example.com/images/tides.jpg">',
        without: ["og:image"],
        also: ["og_image_alias_only"],
      },
    ],
  },
  check(input) {
    if (ogImage(input) !== null) return null;
    const twitter = twitterImage(input);
    if (twitter !== null && twitter.url !== null && twitter.failure === null) {
      return withTwitterImage(input, twitter.key, twitter.url);
    }
    return misspeltImage(input) ?? withoutAny(input);
  },
});

function withoutAny(input: RuleInput): Finding {
  const { url, fix } = newImageFix(input);
  return {
    description: `Links to your page show no image on any social platform. The page has no og:image. Create an image of ${sizeWords(ADVICE.imagePx)} pixels, put it on your site (for example at ${quote(url)}) and set og:image to its full URL.`,
    fix,
  };
}

/** The image is named, but under a misspelled key. */
function misspeltImage({ page }: RuleInput): Finding | null {
  const image = misspelledImage(page);
  if (image === null) return null;
  return {
    description: `Links to your page show no image on any social platform. The page names ${quote(image.url)}, but the tag is misspelled as ${quote(image.written)}. Rename it to og:image.`,
    fix: imageFix({ url: image.url, width: null, height: null, alt: null }, page.finalUrl),
  };
}

function withTwitterImage(input: RuleInput, key: string, url: string): Finding {
  const platforms = SOCIAL_PLATFORMS.filter((name) => !platformsReadingImage(key).includes(name));
  const facts = input.resources.images.get(url);
  const size = { width: facts?.width ?? null, height: facts?.height ?? null };
  const alt = input.metadata.twitter["twitter:image:alt"] ?? pageName(input);
  return {
    description: `Links to your page show no image on ${platformWords(platforms)}. The page names ${quote(url)} in ${key}, a tag these platforms aren't known to read, but has no og:image. Use the same URL in og:image.`,
    fix: imageFix({ url, ...size, alt }, input.page.finalUrl),
    points: POINTS_WITH_TWITTER_IMAGE,
    platforms,
  };
}
