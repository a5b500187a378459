import { isAbsolute } from "../url/http-url";
import { withScheme } from "../url/misspelled-url";
import { IMAGE_LOST, ogImage, platformsReadingImage, twitterImage } from "./facts/social-images";
import { existingImageFix, imageFix } from "./fixes/image-fix";
import { metaFix } from "./fixes/snippet";
import { defineRule, type Finding, type RuleInput } from "./rule";
import {
  ASSUMED,
  DISCORD_PREVIEWS,
  FACEBOOK_FAQ,
  LINKEDIN_RELATIVE_IMAGE,
  WHATSAPP_PREVIEWS,
} from "./sources.data";
import { platformWords, quote } from "./wording/words";

/** og:image still gives the other platforms an image. */
const POINTS_OF_TWITTER_IMAGE = 8;

export const ogImageRelative = defineRule({
  code: "og_image_relative",
  title: "Incomplete image URL",
  severity: "error",
  importance: "required",
  area: "image",
  weight: 14,
  platforms: ["x", "facebook", "linkedin", "whatsapp", "slack", "telegram"],
  hiddenBy: IMAGE_LOST,
  why: "A browser completes a URL like /images/a.jpg with the page's own host, but most platforms don't. Facebook reports an error, WhatsApp asks for the full URL, and LinkedIn drops the image. Only Discord completes a URL that starts with a slash.",
  sources: [FACEBOOK_FAQ, WHATSAPP_PREVIEWS, DISCORD_PREVIEWS, LINKEDIN_RELATIVE_IMAGE, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<meta property="og:image" content="/images/tides.jpg">', without: ["og:image"] },
      { html: '<meta property="og:image" content="//example.com/images/tides.jpg">', without: ["og:image"] },
      { html: '<meta name="twitter:image" content="/images/tides.jpg">' },
    ],
    good: [
      {
        html: '<meta property="og:image" content="https://example.com/images/tides.jpg">',
        without: ["og:image"],
      },
    ],
  },
  check(input) {
    return ofOgImage(input) ?? ofTwitterImage(input);
  },
});

function ofOgImage(input: RuleInput): Finding | null {
  const image = ogImage(input);
  if (image === null || image.url === null || isAbsolute(image.written)) return null;
  const { hostname } = new URL(input.page.finalUrl);
  const named = withScheme(image.written, hostname);
  if (named !== null) {
    return {
      description: `Previews of your page show no image. ${image.key} says ${quote(image.written)}, without https:// in front, so programs look for a file of that name on your own site. Use the full URL: ${quote(named)}.`,
      fix: imageFix({ url: named, width: null, height: null, alt: null }, input.page.finalUrl),
      isCause: true,
    };
  }
  return {
    description: `X, Facebook, LinkedIn, WhatsApp, Slack and Telegram may show your link without an image. ${image.key} says ${quote(image.written)}, without ${missing(image.written)}. Use the full URL: ${quote(image.url)}.`,
    fix: existingImageFix({ url: image.url, width: null, height: null, alt: null }, input),
  };
}

/** Platforms that take twitter:image first show nothing, however good og:image is. */
function ofTwitterImage(input: RuleInput): Finding | null {
  const image = twitterImage(input);
  if (image === null || image.url === null || isAbsolute(image.written)) return null;
  const url = withScheme(image.written, new URL(input.page.finalUrl).hostname) ?? image.url;
  const platforms = ogImageRelative.platforms.filter((name) =>
    platformsReadingImage(image.key).includes(name),
  );
  return {
    description: `${platformWords(platforms)} may show your link without an image. They read ${image.key}, which says ${quote(image.written)}, without ${missing(image.written)}. Use the full URL: ${quote(url)}.`,
    fix: metaFix("name", image.key, url),
    points: POINTS_OF_TWITTER_IMAGE,
    platforms,
    isCause: true,
  };
}

function missing(written: string): string {
  return written.startsWith("//") ? "https: in front" : "https:// and the host in front";
}
