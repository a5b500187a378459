import { ROBOTS_TXT_PLATFORMS } from "../platforms/index";
import type { PlatformName } from "../platforms/names";
import { AREA_POINTS, type AreaLoss } from "../score";
import { defineRule } from "./rule";
import { ASSUMED, FACEBOOK_ROBOTS, GOOGLE_ROBOTS, X_ROBOTS } from "./sources.data";
import { platformWords, quote } from "./wording/words";

export const robotsTxtBlocksCrawler = defineRule({
  code: "robots_txt_blocks_crawler",
  title: "Page blocked by robots.txt",
  severity: "error",
  importance: "required",
  area: "search",
  alsoIn: ["card"],
  weight: 10,
  cap: 40,
  platforms: ROBOTS_TXT_PLATFORMS,
  why: "Google, X, Facebook and LinkedIn check robots.txt before they read a page. Where it blocks them, the social platforms show no preview, and Google may list the bare URL without text, even when the page itself asks not to be listed.",
  sources: [GOOGLE_ROBOTS, X_ROBOTS, FACEBOOK_ROBOTS, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- robots.txt: User-agent: * / Disallow: /guides/ -->",
        resources: {
          robots: {
            url: "https://example.com/robots.txt",
            pageBlocked: ROBOTS_TXT_PLATFORMS,
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
    const platforms = ROBOTS_TXT_PLATFORMS.filter((platform) => robots.pageBlocked.includes(platform));
    if (platforms.length === 0) return null;
    return {
      description: `${consequence(platforms)} ${quote(robots.url)} doesn't let ${platformWords(platforms)} read this page. Remove the rule for these crawlers, or keep it if people shouldn't find and share the page.`,
      fix: null,
      platforms,
      losses: losses(platforms),
      ...(platforms.length < ROBOTS_TXT_PLATFORMS.length ? { capped: false as const } : {}),
    };
  },
});

/** Search is lost with Google alone; each other platform costs its share of the cards. */
function losses(platforms: readonly PlatformName[]): readonly AreaLoss[] {
  const cards = platforms.filter((platform) => platform !== "google").length;
  const share = AREA_POINTS.card / (ROBOTS_TXT_PLATFORMS.length - 1);
  return [
    ...(platforms.includes("google") ? [{ area: "search" as const, points: AREA_POINTS.search }] : []),
    ...(cards > 0 ? [{ area: "card" as const, points: Math.round(cards * share) }] : []),
  ];
}

function consequence(platforms: readonly PlatformName[]): string {
  const cards = platforms.filter((platform) => platform !== "google");
  const sentences = [];
  if (platforms.includes("google")) sentences.push("Google lists at most your page's bare URL.");
  if (cards.length > 0) sentences.push(`Links to your page get no preview on ${platformWords(cards)}.`);
  return sentences.join(" ");
}
