import { ROBOTS_TXT_PLATFORMS } from "../platforms/index";
import { IMAGE_LOST, ogImage } from "./facts/social-images";
import { defineRule } from "./rule";
import { ASSUMED, LINKEDIN_BLOCKED_IMAGE, X_ROBOTS } from "./sources.data";
import { platformWords, quote } from "./wording/words";

export const ogImageRobotsBlocked = defineRule({
  code: "og_image_robots_blocked",
  title: "Image blocked by robots.txt",
  severity: "error",
  importance: "required",
  area: "image",
  weight: 10,
  platforms: ROBOTS_TXT_PLATFORMS,
  hiddenBy: IMAGE_LOST,
  why: "A platform that may read the page but not its image shows a preview without one. X documents this for its own crawler. Often a single line of robots.txt closes the uploads folder or the image service to all crawlers.",
  sources: [X_ROBOTS, LINKEDIN_BLOCKED_IMAGE, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- robots.txt: User-agent: Twitterbot / Disallow: /images/ -->",
        resources: {
          robots: { url: "https://example.com/robots.txt", pageBlocked: [], imageBlocked: ["x"] },
        },
      },
    ],
    good: [
      {
        html: "<!-- robots.txt: User-agent: * / Disallow: /admin/ -->",
        resources: { robots: { url: "https://example.com/robots.txt", pageBlocked: [], imageBlocked: [] } },
      },
    ],
  },
  check(input) {
    const image = ogImage(input);
    const { imageBlocked = [], pageBlocked = [] } = input.resources.robots ?? {};
    const blocked = imageBlocked.filter((platform) => !pageBlocked.includes(platform));
    const platforms = ROBOTS_TXT_PLATFORMS.filter((platform) => blocked.includes(platform));
    if (image === null || platforms.length === 0) return null;
    return {
      description: `Links to your page show no image on ${platformWords(platforms)}. The robots.txt of the image's host blocks access to ${quote(image.url ?? image.written)} for these crawlers. Allow your image folder in robots.txt.`,
      fix: null,
      platforms,
    };
  },
});
