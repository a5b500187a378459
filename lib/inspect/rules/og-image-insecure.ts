import { ogImage } from "./facts/social-images";
import { pictureFix } from "./fixes/export-fix";
import { FORCE_HTTPS } from "./fixes/site-fixes";
import { metaBlade } from "./fixes/snippet";
import { IMAGE_LOST } from "./image-lost";
import { defineRule } from "./rule";
import { ASSUMED } from "./sources.data";
import { quote } from "./wording/quote";

export const ogImageInsecure = defineRule({
  code: "og_image_insecure",
  title: "The picture is offered over http",
  severity: "warning",
  importance: "recommended",
  area: "image",
  weight: 6,
  platforms: ["linkedin", "whatsapp", "slack"],
  hiddenBy: IMAGE_LOST,
  why: "The page is served over https but names its picture with http. A platform that draws cards on its own secure pages may refuse such a picture or lose it in the redirect to https, and the card is then without one.",
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
    const secure = `https:${url.slice("http:".length)}`;
    return {
      description: `The page is on https but its picture is ${quote(url)}. LinkedIn, WhatsApp and Slack may refuse a picture that comes over http. See that the file answers over https too and write its address with https.`,
      fix: {
        html: pictureFix({ url: secure, width: null, height: null, alt: null }, input).html,
        laravel: sameHost(url, input.page.finalUrl) ? FORCE_HTTPS : metaBlade("property", "og:image", secure),
      },
    };
  },
});

/** Then the address was written by Laravel, which takes the scheme from what it believes the request came by. */
function sameHost(url: string, pageUrl: string): boolean {
  return new URL(url).hostname === new URL(pageUrl).hostname;
}
