import { resolveWrittenUrl } from "../page/placeholders";
import { ADVICE } from "../platforms/advice.data";
import { SOCIAL_COUNT, SOCIAL_PLATFORMS } from "../platforms/names";
import { misspeltTags } from "./facts/misspelled-tags";
import { pageName } from "./facts/page-name";
import { imageReaders, ogImage, twitterImage } from "./facts/social-images";
import { imageFix, newImageFix } from "./fixes/image-fix";
import { defineRule, type Finding, type RuleInput } from "./rule";
import { DISCORD_PREVIEWS, FACEBOOK_IMAGES, OPEN_GRAPH } from "./sources.data";
import { sizeWords } from "./wording/limits";
import { platformWords } from "./wording/platform-words";
import { quote } from "./wording/quote";

/** Points when twitter:image still gives X, Discord, Slack and Telegram a picture. */
const POINTS_WITH_TWITTER_IMAGE = 26;

export const missingOgImage = defineRule({
  code: "missing_og_image",
  title: "The page offers no picture for its cards",
  severity: "error",
  importance: "required",
  area: "image",
  weight: 30,
  platforms: SOCIAL_PLATFORMS,
  why: `The picture is what people see first of a shared link. All ${SOCIAL_COUNT} social platforms draw the one that og:image names; without it the card is a line of text or does not appear at all, and a picture elsewhere in the page is not taken in its place.`,
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
    if (twitter !== null && twitter.url !== null && twitter.dead === null) {
      return withTwitterImage(input, twitter.key, twitter.url);
    }
    return misspeltImage(input) ?? withoutAny(input);
  },
});

function withoutAny(input: RuleInput): Finding {
  const { url, fix } = newImageFix(input);
  return {
    description: `The page has no og:image, so a link shared on any of the ${SOCIAL_COUNT} social platforms shows no picture. Make one of ${sizeWords(ADVICE.imagePx)} pixels, put it on your site (say at ${quote(url)}) and name its full address in og:image.`,
    fix,
  };
}

/** The picture is named, but under a key that nobody reads. */
function misspeltImage({ page }: RuleInput): Finding | null {
  const tag = misspeltTags(page.metas).find(({ meant }) => /^og:image(:url|:secure_url)?$/.test(meant));
  const url = tag === undefined ? null : resolveWrittenUrl(tag.content, page.baseUrl);
  if (tag === undefined || url === null) return null;
  return {
    description: `The page names its picture, ${quote(url)}, in ${quote(tag.written)}, a key that nobody reads, so a link shared on any of the ${SOCIAL_COUNT} social platforms shows none. Name it in og:image.`,
    fix: imageFix({ url, width: null, height: null, alt: null }, page.finalUrl),
  };
}

function withTwitterImage(input: RuleInput, key: string, url: string): Finding {
  const platforms = SOCIAL_PLATFORMS.filter((name) => !imageReaders(key).includes(name));
  const facts = input.resources.images.get(url);
  const size = { width: facts?.width ?? null, height: facts?.height ?? null };
  const alt = input.metadata.twitter["twitter:image:alt"] ?? pageName(input);
  return {
    description: `The page names ${quote(url)} in ${key} but has no og:image. ${platformWords(platforms)} are not known to read that tag and show the link without a picture. Name the same address in og:image.`,
    fix: imageFix({ url, ...size, alt }, input.page.finalUrl),
    points: POINTS_WITH_TWITTER_IMAGE,
    platforms,
  };
}
