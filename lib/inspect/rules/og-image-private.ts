import { SOCIAL_PLATFORMS } from "../platforms/names";
import type { ImageFacts } from "../resources";
import { isPrivateHost } from "./facts/canonical";
import { ogImage, twitterImage } from "./facts/social-images";
import { imageFix } from "./fixes/image-fix";
import { bladeUrl, lines, metaHtml } from "./fixes/snippet";
import { defineRule, type Fix, type RuleInput } from "./rule";
import { FACEBOOK_FAQ, IMAGE_ON_LOCALHOST } from "./sources.data";
import { quote } from "./wording/words";

export const ogImagePrivate = defineRule({
  code: "og_image_private",
  title: "Image on a private network",
  severity: "error",
  importance: "required",
  area: "image",
  weight: 26,
  platforms: SOCIAL_PLATFORMS,
  why: "The preview has no image, although you see one yourself. A host such as localhost or 192.168.1.20 works only on the machine or network where the page was made; platforms load images from outside and find nothing there.",
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
      description: `Previews of your page show no image, although you may see one on your own machine. ${image.key} names ${quote(image.url)}, and the host ${quote(host)} can't be reached from the public internet. ${nextStep(image.url)}`,
      fix: publicFix(image.url, input),
    };
  },
});

/** A page that is on a private network itself, as before a release, may have its images there too. */
function isPrivate(url: string, facts: ImageFacts | null, { page }: RuleInput): boolean {
  if (facts !== null) return facts.state === "blocked";
  return isPrivateHost(url) && !isPrivateHost(page.finalUrl);
}

function nextStep(url: string): string {
  return isPrivateHost(url)
    ? "Set your site's public URL in your application's settings (APP_URL, metadataBase, site URL) and publish again."
    : "Put the image on a public host.";
}

/** The same path on the page's own host, in twitter:image too where that is private; null when the host is not one of a development machine. */
function publicFix(url: string, input: RuleInput): Fix | null {
  if (!isPrivateHost(url)) return null;
  const pageUrl = input.page.finalUrl;
  const fix = imageFix({ url: moved(url, pageUrl), width: null, height: null, alt: null }, pageUrl);
  const twitter = twitterImage(input)?.url ?? null;
  if (twitter === null || !isPrivateHost(twitter)) return fix;
  const movedTwitter = moved(twitter, pageUrl);
  return {
    html: lines(fix.html ?? "", metaHtml("name", "twitter:image", movedTwitter)),
    laravel: lines(
      fix.laravel ?? "",
      `<meta name="twitter:image" content="${bladeUrl(movedTwitter, pageUrl)}">`,
    ),
  };
}

function moved(url: string, pageUrl: string): string {
  const { pathname, search } = new URL(url);
  return new URL(pathname + search, pageUrl).href;
}
