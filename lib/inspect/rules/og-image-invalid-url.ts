import { placeholderInUrl } from "../page/placeholders";
import { SOCIAL_PLATFORMS } from "../platforms/names";
import { ogImage } from "./facts/social-images";
import { newImageFix } from "./fixes/image-fix";
import { defineRule } from "./rule";
import { FACEBOOK_FAQ, OPEN_GRAPH } from "./sources.data";
import { quote } from "./wording/quote";

export const ogImageInvalidUrl = defineRule({
  code: "og_image_invalid_url",
  title: "og:image is not a web address",
  severity: "error",
  importance: "required",
  area: "image",
  weight: 26,
  platforms: SOCIAL_PLATFORMS,
  hiddenBy: ["og_image_private"],
  why: "Platforms fetch the picture from the address in og:image. Data written into the page, an address of the author's own machine, a broken one or an unfilled template cannot be fetched, so the card has no picture.",
  sources: [OPEN_GRAPH, FACEBOOK_FAQ],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:image" content="data:image/png;base64,iVBORw0KGgo=">',
        without: ["og:image"],
      },
      { html: '<meta property="og:image" content="https://">', without: ["og:image"] },
      { html: '<meta property="og:image" content="{{ post.image }}">', without: ["og:image"] },
      { html: '<meta property="og:image" content="%PUBLIC_URL%/tides.jpg">', without: ["og:image"] },
      { html: '<meta property="og:image" content="file:///home/ada/tides.jpg">', without: ["og:image"] },
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
    if (image === null) return null;
    if (image.url !== null && image.facts?.state !== "invalid_url") return null;
    return {
      description: `The page's ${image.key} holds ${quote(image.written, 60)}: ${kindOf(image.written)}. No platform can fetch it, so every card is without a picture. Put the file on your site, say at /og-image.jpg, and write its full address.`,
      fix: newImageFix(input).fix,
    };
  },
});

function kindOf(written: string): string {
  if (placeholderInUrl(written) !== null) return "what a template prints when nothing fills it in";
  return /^\s*data:/i.test(written) ? "the picture's data, not its address" : "not a web address";
}
