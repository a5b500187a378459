import { OBEDIENT_PLATFORMS } from "../platforms/index";
import type { PlatformName } from "../platforms/names";
import { defineRule } from "./rule";
import { ASSUMED, FACEBOOK_ROBOTS, GOOGLE_ROBOTS, X_ROBOTS } from "./sources.data";
import { platformWords } from "./wording/platform-words";
import { quote } from "./wording/quote";

export const robotsTxtBlocksCrawler = defineRule({
  code: "robots_txt_blocks_crawler",
  title: "robots.txt keeps link readers away from the page",
  severity: "error",
  importance: "required",
  area: "search",
  weight: 10,
  cap: 40,
  platforms: OBEDIENT_PLATFORMS,
  why: "Google, X, Facebook and LinkedIn ask robots.txt before they read a page. Where it says no, X and the others show no card, and Google may list the bare address without a text, even when the page itself asks not to be listed.",
  sources: [GOOGLE_ROBOTS, X_ROBOTS, FACEBOOK_ROBOTS, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- robots.txt: User-agent: * / Disallow: /guides/ -->",
        resources: {
          robots: {
            url: "https://example.com/robots.txt",
            pageBlocked: OBEDIENT_PLATFORMS,
            imageBlocked: [],
          },
        },
      },
      {
        html: "<!-- robots.txt: User-agent: Twitterbot / Disallow: / -->",
        resources: {
          robots: { url: "https://example.com/robots.txt", pageBlocked: ["x"], imageBlocked: [] },
        },
      },
    ],
    good: [
      {
        html: "<!-- robots.txt: User-agent: * / Disallow: /admin/ -->",
        resources: { robots: { url: "https://example.com/robots.txt", pageBlocked: [], imageBlocked: [] } },
      },
      { html: "<!-- no robots.txt -->", resources: { robots: null } },
    ],
  },
  check({ resources }) {
    const { robots } = resources;
    if (robots === null) return null;
    const platforms = OBEDIENT_PLATFORMS.filter((platform) => robots.pageBlocked.includes(platform));
    if (platforms.length === 0) return null;
    return {
      description: `The site's ${quote(robots.url)} forbids ${platformWords(platforms)} to read this page. ${consequence(platforms)} Take the rule out for these readers, or keep it if the page is not meant to be found and shared.`,
      fix: null,
      platforms,
      ...(platforms.length < OBEDIENT_PLATFORMS.length ? { capped: false as const } : {}),
    };
  },
});

function consequence(platforms: readonly PlatformName[]): string {
  const cards = platforms.filter((platform) => platform !== "google");
  const sentences = [];
  if (platforms.includes("google")) sentences.push("Google lists at most the bare address.");
  if (cards.length > 0) sentences.push(`A link shared on ${platformWords(cards)} has no card.`);
  return sentences.join(" ");
}
