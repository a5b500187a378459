import { OBEDIENT_PLATFORMS } from "../platforms/index";
import { ogImage } from "./facts/social-images";
import { IMAGE_LOST } from "./image-lost";
import { defineRule } from "./rule";
import { ASSUMED, LINKEDIN_BLOCKED_IMAGE, X_ROBOTS } from "./sources.data";
import { platformWords } from "./wording/platform-words";
import { quote } from "./wording/quote";

export const ogImageRobotsBlocked = defineRule({
  code: "og_image_robots_blocked",
  title: "robots.txt keeps link readers away from the picture",
  severity: "error",
  importance: "required",
  area: "image",
  weight: 10,
  platforms: OBEDIENT_PLATFORMS,
  hiddenBy: IMAGE_LOST,
  why: "A platform that may read the page but not its picture shows the card without one. X says so of its own reader; often the folder of uploads or the image service is closed to all robots by one line of robots.txt.",
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
    const platforms = OBEDIENT_PLATFORMS.filter((platform) => blocked.includes(platform));
    if (image === null || platforms.length === 0) return null;
    return {
      description: `The robots.txt of the picture's host forbids ${platformWords(platforms)} to load ${quote(image.url ?? image.written)}. The card there has no picture. Allow the folder of your pictures in robots.txt.`,
      fix: null,
      platforms,
    };
  },
});
