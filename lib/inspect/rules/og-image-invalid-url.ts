import { SOCIAL_PLATFORMS } from "../platforms/names";
import { withSoundScheme } from "../url/misspelled-url";
import { ogImage } from "./facts/social-images";
import { imageFix, newImageFix } from "./fixes/image-fix";
import { defineRule } from "./rule";
import { FACEBOOK_FAQ, OPEN_GRAPH } from "./sources.data";
import { quote, unfilledWords } from "./wording/words";

export const ogImageInvalidUrl = defineRule({
  code: "og_image_invalid_url",
  title: "Invalid image URL",
  severity: "error",
  importance: "required",
  area: "image",
  weight: 26,
  platforms: SOCIAL_PLATFORMS,
  hiddenBy: ["og_image_private"],
  why: "The preview has no image. Platforms load it from the URL in og:image, and they can't load image data written into the page, a path on the author's computer, a malformed URL or an unfilled template.",
  sources: [OPEN_GRAPH, FACEBOOK_FAQ],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:image" content="data:image/png;base64,iVBORw0KGgo=">',
        without: ["og:image"],
      },
      { html: '<meta property="og:image" content="https://">', without: ["og:image"] },
      {
        html: '<meta property="og:image" content="https://https://example.com/images/tides.jpg">',
        without: ["og:image"],
      },
      { html: '<meta property="og:image" content="{{ post.image }}">', without: ["og:image"] },
      { html: '<meta property="og:image" content="undefined/tides.jpg">', without: ["og:image"] },
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
    const meant = withSoundScheme(image.written);
    if (meant !== null) {
      return {
        description: `Previews of your page show no image, because no platform can load it. ${image.key} contains ${quote(image.written, 60)}, whose beginning is garbled. Write https:// once: ${quote(meant)}.`,
        fix: imageFix({ url: meant, width: null, height: null, alt: null }, input.page.finalUrl),
      };
    }
    return {
      description: `Previews of your page show no image, because no platform can load it. ${image.key} contains ${quote(image.written, 60)}, ${kindOf(image.written)}. Put the file on your site, for example at /og-image.jpg, and use its full URL.`,
      fix: newImageFix(input).fix,
    };
  },
});

function kindOf(written: string): string {
  const isData = /^\s*data:/i.test(written);
  return unfilledWords(written) ?? (isData ? "image data instead of a URL" : "which isn't a web URL");
}
