import { SOCIAL_PLATFORMS } from "../platforms/names";
import { isCrawlerBlocked } from "../platforms/resolve/crawl-failure";
import { defineRule } from "./rule";
import { CRAWLER_USER_AGENTS, SLACK_BOTS } from "./sources.data";
import { platformWords } from "./wording/words";

export const crawlerBlocked = defineRule({
  code: "crawler_blocked",
  title: "Preview crawlers blocked by your site",
  severity: "error",
  importance: "required",
  area: "url",
  weight: 10,
  cap: 40,
  platforms: SOCIAL_PLATFORMS,
  why: "A firewall or bot protection lets people in but blocks the crawlers that platforms send to read a shared link. People can open your page, yet its link is a bare URL wherever the crawler is blocked. We test this only when your page says that its response depends on the user agent, or when your site blocks our request for the image.",
  sources: [CRAWLER_USER_AGENTS, SLACK_BOTS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- returns status 403 to Facebook's and X's crawlers -->",
        resources: {
          crawlers: [
            { platform: "facebook", status: 403 },
            { platform: "x", status: 403 },
          ],
        },
      },
    ],
    good: [
      {
        html: "<!-- returns the same to crawlers and visitors -->",
        resources: { crawlers: [{ platform: "facebook", status: 200 }] },
      },
    ],
  },
  check({ resources }) {
    const tried = resources.crawlers ?? [];
    const blocked = tried.filter(({ status }) => isCrawlerBlocked(status));
    const first = blocked[0];
    if (first === undefined) return null;
    const platforms = blocked.map(({ platform }) => platform);
    return {
      description: `Links to your page get no preview on ${platformWords(platforms)}. People can open the page, but a request made as the platform's crawler gets status ${first.status}. Allow these crawlers in your firewall, bot protection and rate limits.`,
      fix: null,
      platforms,
      ...(blocked.length < tried.length ? { capped: false as const } : {}),
    };
  },
});
