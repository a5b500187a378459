import { SOCIAL_PLATFORMS } from "../platforms/names";
import { embeddedUrl, hostLabel } from "../url/http-url";
import { ogImage } from "./facts/social-images";
import { imageFix } from "./fixes/image-fix";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, FACEBOOK_IMAGES, X_ROBOTS } from "./sources.data";
import { imageFailure } from "./wording/failures";
import { quote } from "./wording/words";

export const ogImageUnreachable = defineRule({
  code: "og_image_unreachable",
  title: "Broken social image",
  severity: "error",
  importance: "required",
  area: "image",
  weight: 26,
  platforms: SOCIAL_PLATFORMS,
  hiddenBy: ["og_image_private", "og_image_invalid_url"],
  why: "Every platform shows the preview without an image, and some keep it that way for days after the file is back. The tag is there, but its URL returns an error, doesn't respond, or returns something that isn't an image.",
  sources: [FACEBOOK_IMAGES, DISCORD_PREVIEWS, X_ROBOTS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:image" content="https://example.com/images/lost.jpg">',
        without: ["og:image"],
        images: { "https://example.com/images/lost.jpg": { state: "http_error", status: 404 } },
      },
      {
        html: '<meta property="og:image" content="https://example.com/login">',
        without: ["og:image"],
        images: {
          "https://example.com/login": { state: "not_an_image", status: 200, mime: "text/html" },
        },
      },
      {
        html: '<meta property="og:image" content="https://example.net/tides.jpg">',
        without: ["og:image"],
        images: { "https://example.net/tides.jpg": { state: "timeout", status: null, timeMs: 5_000 } },
      },
    ],
    good: [
      {
        html: '<meta property="og:image" content="https://example.com/images/tides.jpg">',
        without: ["og:image"],
      },
      {
        html: '<meta property="og:image" content="https://example.com/images/odd.jpg">',
        without: ["og:image"],
        images: { "https://example.com/images/odd.jpg": { state: "unreadable", width: null, height: null } },
      },
    ],
  },
  check(input) {
    const image = ogImage(input);
    if (image === null || image.url === null || image.facts === null) return null;
    const reason = imageFailure(image.facts);
    if (reason === null) return null;
    const inner = joinedUrl(image.url, input.page.finalUrl);
    if (inner !== null) {
      return {
        description: `Previews of your page show no image. The image ${quote(image.url)} ${reason}. Two URLs seem to be joined in it, your site's and that of the image. Name the image alone: ${quote(inner)}.`,
        fix: imageFix({ url: inner, width: null, height: null, alt: null }, input.page.finalUrl),
      };
    }
    return {
      description: `Previews of your page show no image. The image ${quote(image.url)} ${reason}. Make that URL return an image with status 200 to everyone, without sign-in, bot check or hotlink protection, or name another file in og:image.`,
      fix: null,
    };
  },
});

/** The URL behind the site's own, as templates make it of a full URL that they treat as a path; null elsewhere. */
function joinedUrl(url: string, pageUrl: string): string | null {
  const path = url.slice(new URL(url).origin.length);
  const isOwn = hostLabel(url) === hostLabel(pageUrl);
  return isOwn && /^\/{1,2}https?:/i.test(path) ? embeddedUrl(url) : null;
}
