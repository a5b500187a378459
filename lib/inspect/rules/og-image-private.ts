import { SOCIAL_PLATFORMS } from "../platforms/names";
import type { ImageFacts } from "../resources";
import { ogImage, twitterImage } from "./facts/social-images";
import { isPrivateHost } from "./facts/urls";
import { imageFix } from "./fixes/image-fix";
import { bladeUrl, lines, metaHtml } from "./fixes/snippet";
import { defineRule, type Fix, type RuleInput } from "./rule";
import { FACEBOOK_FAQ, IMAGE_ON_LOCALHOST } from "./sources.data";
import { quote } from "./wording/quote";

export const ogImagePrivate = defineRule({
  code: "og_image_private",
  title: "og:image points into a private network",
  severity: "error",
  importance: "required",
  area: "image",
  weight: 26,
  platforms: SOCIAL_PLATFORMS,
  why: "An address like localhost or 192.168.1.20 means something only on the machine or network where the page was made. Platforms fetch pictures from outside and find nothing there, so the card has no picture, although the author sees one.",
  sources: [IMAGE_ON_LOCALHOST, FACEBOOK_FAQ],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:image" content="http://localhost:3000/images/tides.jpg">',
        without: ["og:image"],
      },
      {
        html: '<meta property="og:image" content="https://intranet.example.com/tides.jpg">',
        without: ["og:image"],
        images: { "https://intranet.example.com/tides.jpg": { state: "blocked" } },
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
    const image = ogImage(input);
    if (image === null || image.url === null || !isPrivate(image.url, image.facts, input)) return null;
    const { host } = new URL(image.url);
    return {
      description: `The page's ${image.key} names ${quote(image.url)}. The host ${quote(host)} cannot be reached from the public internet, so every card is without a picture, although it may show on your own machine. ${remedy(image.url)}`,
      fix: publicFix(image.url, input),
    };
  },
});

/** A page that lies in a private network itself, as in a test before release, may keep its pictures there. */
function isPrivate(url: string, facts: ImageFacts | null, { page }: RuleInput): boolean {
  if (facts !== null) return facts.state === "blocked";
  return isPrivateHost(url) && !isPrivateHost(page.finalUrl);
}

function remedy(url: string): string {
  return isPrivateHost(url)
    ? "Set the site's public address in the settings of your application (APP_URL, metadataBase, site URL) and publish again."
    : "Put the picture on a public host.";
}

/** The same path on the page's own host, in twitter:image too where that is private; null when the host is not one of a development machine. */
function publicFix(url: string, input: RuleInput): Fix | null {
  if (!isPrivateHost(url)) return null;
  const pageUrl = input.page.finalUrl;
  const fix = imageFix({ url: moved(url, pageUrl), width: null, height: null, alt: null }, pageUrl);
  const twitter = twitterImage(input)?.url ?? null;
  if (twitter === null || !isPrivateHost(twitter)) return fix;
  const address = moved(twitter, pageUrl);
  return {
    html: lines(fix.html ?? "", metaHtml("name", "twitter:image", address)),
    laravel: lines(fix.laravel ?? "", `<meta name="twitter:image" content="${bladeUrl(address, pageUrl)}">`),
  };
}

function moved(url: string, pageUrl: string): string {
  const { pathname, search } = new URL(url);
  return new URL(pathname + search, pageUrl).href;
}
