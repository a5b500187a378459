import { ROBOTS_TXT_PLATFORMS } from "../platforms/index";
import { defineRule } from "./rule";
import { GOOGLE_ROBOTS, ROBOTS_RFC } from "./sources.data";
import { quote } from "./wording/words";

export const robotsTxtUnavailable = defineRule({
  code: "robots_txt_unavailable",
  title: "Unavailable robots.txt",
  severity: "tip",
  importance: "recommended",
  area: "search",
  weight: 1,
  platforms: ROBOTS_TXT_PLATFORMS,
  why: "Crawlers fetch robots.txt before a page. When the server responds with an error of its own, they have to assume that everything is off limits (RFC 9309), so they may stop fetching your pages until it works again. A missing file, status 404, is fine.",
  sources: [ROBOTS_RFC, GOOGLE_ROBOTS],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: "<!-- /robots.txt returns status 503 -->",
        resources: {
          robots: {
            url: "https://example.com/robots.txt",
            failedStatus: 503,
            pageBlocked: [],
            imageBlocked: [],
          },
        },
      },
    ],
    good: [
      { html: "<!-- /robots.txt returns status 404 -->", resources: { robots: null } },
      {
        html: "<!-- robots.txt: User-agent: * / Disallow: /admin/ -->",
        resources: { robots: { url: "https://example.com/robots.txt", pageBlocked: [], imageBlocked: [] } },
      },
    ],
  },
  check({ resources: { robots } }) {
    if (robots?.failedStatus === undefined) return null;
    return {
      description: `Google and other crawlers may stop fetching your page. ${quote(robots.url)} returns status ${robots.failedStatus}, which means “nothing may be fetched” to them until it works again. Return the file, or status 404 if there is none.`,
      fix: null,
    };
  },
});
