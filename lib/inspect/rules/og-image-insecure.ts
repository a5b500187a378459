import { IMAGE_LOST, ogImage } from "./facts/social-images";
import { existingImageFix } from "./fixes/image-fix";
import { FORCE_HTTPS } from "./fixes/site-fixes";
import { metaBlade } from "./fixes/snippet";
import { defineRule } from "./rule";
import { ASSUMED } from "./sources.data";
import { quote } from "./wording/words";

export const ogImageInsecure = defineRule({
  code: "og_image_insecure",
  title: "Insecure image URL",
  severity: "warning",
  importance: "recommended",
  area: "image",
  weight: 3,
  platforms: ["linkedin", "whatsapp", "slack"],
  hiddenBy: IMAGE_LOST,
  why: "Your page uses https, but its image URL uses http. A platform that shows previews on its own secure pages may reject such an image or lose it in the redirect to https, so the preview has no image.",
  sources: [ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:image" content="http://example.com/images/tides.jpg">',
        without: ["og:image"],
      },
    ],
    good: [
      {
        html: '<meta property="og:image" content="https://example.com/images/tides.jpg">',
        without: ["og:image"],
      },
    ],
  },
  check(input) {
    const url = ogImage(input)?.url;
    if (!url?.startsWith("http:") || !input.page.finalUrl.startsWith("https:")) return null;
    // Shops write the file's URL with http and name the same file with https beside it.
    if (input.metadata.open_graph["og:image:secure_url"]?.startsWith("https:")) return null;
    const secure = `https:${url.slice("http:".length)}`;
    return {
      description: `LinkedIn, WhatsApp and Slack may show your link without an image. The page uses https, but its image URL doesn't: ${quote(url)}. Make sure that the file loads over https too, and change the URL to https.`,
      fix: {
        html: existingImageFix({ url: secure, width: null, height: null, alt: null }, input).html,
        laravel: sameHost(url, input.page.finalUrl) ? FORCE_HTTPS : metaBlade("property", "og:image", secure),
      },
    };
  },
});

/** On the page's own host, Laravel writes the URL, with the scheme it believes the request used. */
function sameHost(url: string, pageUrl: string): boolean {
  return new URL(url).hostname === new URL(pageUrl).hostname;
}
