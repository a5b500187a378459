import { SOCIAL_PLATFORMS } from "../platforms/names";
import { ogImage } from "./facts/social-images";
import { defineRule } from "./rule";
import { DISCORD_PREVIEWS, FACEBOOK_IMAGES, X_ROBOTS } from "./sources.data";
import { deadImage } from "./wording/failures";
import { quote } from "./wording/quote";

export const ogImageUnreachable = defineRule({
  code: "og_image_unreachable",
  title: "The picture in og:image cannot be loaded",
  severity: "error",
  importance: "required",
  area: "image",
  weight: 26,
  platforms: SOCIAL_PLATFORMS,
  hiddenBy: ["og_image_private", "og_image_invalid_url"],
  why: "The tag is there but the file behind it is not: it answers with an error, not at all, or with something that is no image. Each platform then shows the card without a picture, and some keep it that way for days after the file is back.",
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
    const reason = deadImage(image.facts);
    if (reason === null) return null;
    return {
      description: `The picture ${quote(image.url)} ${reason}. Every card of this link is without a picture. Make that address answer everybody with status 200 and an image, without login, bot check or link protection, or name another file in og:image.`,
      fix: null,
    };
  },
});
