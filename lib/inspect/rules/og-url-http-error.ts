import { ogUrl } from "../metadata/social-tags";
import { isSamePage } from "../url/same-page";
import { ogUrlFix } from "./fixes/page-url";
import { defineRule } from "./rule";
import { ASSUMED, FACEBOOK_CANONICAL, FACEBOOK_OTHER_URL } from "./sources.data";
import { deadPage } from "./wording/failures";
import { quote } from "./wording/quote";

export const ogUrlHttpError = defineRule({
  code: "og_url_http_error",
  title: "og:url leads to a dead page",
  severity: "error",
  importance: "recommended",
  area: "url",
  weight: 6,
  platforms: ["facebook"],
  hiddenBy: ["og_url_not_absolute"],
  why: "Facebook reads the page that og:url names in place of the one that was shared. Where nothing answers there, it has nothing to show: the card is empty or does not appear.",
  sources: [FACEBOOK_CANONICAL, FACEBOOK_OTHER_URL, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<meta property="og:url" content="https://example.com/guides/gone">',
        without: ["og:url"],
        resources: {
          ogUrl: {
            url: "https://example.com/guides/gone",
            status: 404,
            error: "http_error",
            page: null,
            metadata: null,
          },
        },
      },
    ],
    good: [
      {
        html: '<meta property="og:url" content="https://example.com/guides/tides">',
        without: ["og:url"],
        resources: {
          ogUrl: {
            url: "https://example.com/guides/tides",
            status: 200,
            error: null,
            page: null,
            metadata: null,
          },
        },
      },
    ],
  },
  check({ page, resources }) {
    const reason = deadPage(resources.ogUrl);
    if (
      resources.ogUrl === null ||
      reason === null ||
      !isSamePage(resources.ogUrl.url, ogUrl(page)?.url ?? "")
    )
      return null;
    return {
      description: `The page's og:url is ${quote(resources.ogUrl.url)}, but that ${reason}. Facebook reads that address in place of this page and finds nothing to make a card from. Name an address that answers.`,
      fix: ogUrlFix(page),
    };
  },
});
