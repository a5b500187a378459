import { ogUrl } from "../metadata/social-tags";
import { isSamePage } from "../url/http-url";
import { isSameSite } from "../url/site-domain";
import { ogUrlFix } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { ASSUMED, FACEBOOK_CANONICAL, FACEBOOK_OTHER_URL } from "./sources.data";
import { pageFailure } from "./wording/failures";
import { quote } from "./wording/words";

export const ogUrlHttpError = defineRule({
  code: "og_url_http_error",
  title: "Broken sharing URL",
  severity: "error",
  importance: "recommended",
  area: "url",
  weight: 6,
  platforms: ["facebook"],
  hiddenBy: ["og_url_not_absolute"],
  why: "Facebook reads the page that og:url names on the same domain instead of the one that was shared. When that URL doesn't work, Facebook has nothing to show: the preview is empty or doesn't appear.",
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
    const reason = pageFailure(resources.ogUrl);
    if (
      resources.ogUrl === null ||
      reason === null ||
      !isSameSite(resources.ogUrl.url, page.finalUrl) ||
      !isSamePage(resources.ogUrl.url, ogUrl(page)?.url ?? "")
    )
      return null;
    return {
      description: `Facebook finds nothing to show for your page. og:url names ${quote(resources.ogUrl.url)}, which Facebook reads instead of this page, but that URL ${reason}. Use a URL that works.`,
      fix: ogUrlFix(page),
    };
  },
});
