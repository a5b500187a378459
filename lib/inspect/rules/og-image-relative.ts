import { isAbsolute } from "../url/http-url";
import { ogImage } from "./facts/social-images";
import { existingImageFix } from "./fixes/export-fix";
import { IMAGE_LOST } from "./image-lost";
import { defineRule } from "./rule";
import {
  ASSUMED,
  DISCORD_PREVIEWS,
  FACEBOOK_FAQ,
  LINKEDIN_RELATIVE_IMAGE,
  WHATSAPP_PREVIEWS,
} from "./sources.data";
import { quote } from "./wording/words";

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
    ],
    good: [
      {
        html: '<meta property="og:image" content="https://example.com/images/tides.jpg">',
        without: ["og:image"],
      },
    ],
  },
  check(input) {
    const image = ogImage(input);
    if (image === null || image.url === null || isAbsolute(image.written)) return null;
    return {
      description: `X, Facebook, LinkedIn, WhatsApp, Slack and Telegram may show your link without an image. ${image.key} says ${quote(image.written)}, without ${missing(image.written)}. Use the full URL: ${quote(image.url)}.`,
      fix: existingImageFix({ url: image.url, width: null, height: null, alt: null }, input),
    };
  },
});

function missing(written: string): string {
  return written.startsWith("//") ? "https: in front" : "https:// and the host in front";
}
