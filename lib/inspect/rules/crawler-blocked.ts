import { SOCIAL_PLATFORMS } from "../platforms/names";
import { refuses } from "../platforms/resolve/crawl-failure";
import { defineRule } from "./rule";
import { CRAWLER_USER_AGENTS, SLACK_BOTS } from "./sources.data";
import { platformWords } from "./wording/platform-words";

export const crawlerBlocked = defineRule({
  code: "crawler_blocked",
  title: "The site turns link readers away",
  severity: "error",
  importance: "required",
  area: "url",
  weight: 10,
  cap: 40,
  platforms: SOCIAL_PLATFORMS,
  why: "A firewall or bot protection answers visitors but refuses the programs that platforms send to read a shared link. People see the page, yet its link is a bare address wherever they are refused. We try their names only where a page says that its answer depends on who asks, or its picture is refused.",
  sources: [CRAWLER_USER_AGENTS, SLACK_BOTS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- answers Facebook's and X's readers with status 403 -->",
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
        html: "<!-- answers link readers as it answers visitors -->",
        resources: { crawlers: [{ platform: "facebook", status: 200 }] },
      },
    ],
  },
  check({ resources }) {
    const tried = resources.crawlers ?? [];
    const refused = tried.filter(({ status }) => refuses(status));
    const first = refused[0];
    if (first === undefined) return null;
    const platforms = refused.map(({ platform }) => platform);
    return {
      description: `Visitors get the page, but asked under the names of the link readers of ${platformWords(platforms)}, the site answers with status ${first.status}, so a link shared there shows no card. Let their user agents pass in the firewall, the bot protection and the rate limit.`,
      fix: null,
      platforms,
      ...(refused.length < tried.length ? { capped: false as const } : {}),
    };
  },
});
