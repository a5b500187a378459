import { ogUrl } from "../metadata/social-tags";
import { isSamePage } from "../url/http-url";
import { isSameSite } from "../url/site-domain";
import { intendedUrl, isCopyOf } from "./facts/canonical";
import { ogUrlFix } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { FACEBOOK_CANONICAL, FACEBOOK_OTHER_URL } from "./sources.data";
import { quote } from "./wording/words";

/** Facebook mostly ignores such a URL, so people see the right preview. */
const OTHER_DOMAIN_POINTS = 1;

export const ogUrlMismatch = defineRule({
  code: "og_url_mismatch",
  title: "Sharing URL of another page",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 4,
  platforms: ["facebook"],
  hiddenBy: ["og_url_not_absolute", "og_url_http_error"],
  why: "Facebook treats an og:url of the same domain as the page's true URL: it reads that page and shows the preview it finds there. An og:url of another domain counts only if that domain's owner has allowed it. If og:url was copied from a template or still names an old URL, people see the preview of the wrong page.",
  sources: [FACEBOOK_CANONICAL, FACEBOOK_OTHER_URL],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<meta property="og:url" content="https://example.com/guides/dunes">', without: ["og:url"] },
      { html: '<meta property="og:url" content="https://example.com/">', without: ["og:url"] },
      { html: '<meta property="og:url" content="https://example.org/guides/tides">', without: ["og:url"] },
    ],
    good: [
      {
        html: '<meta property="og:url" content="https://example.com/guides/tides?utm_source=mail">',
        without: ["og:url"],
      },
    ],
  },
  check(input) {
    const { page } = input;
    const url = ogUrl(page)?.url ?? null;
    if (url === null || isSamePage(url, page.finalUrl) || intendedUrl(input) !== null) return null;
    if (isCopyOf(input, url)) return null;
    if (!isSameSite(url, page.finalUrl))
      return {
        description: `Facebook may ignore your og:url or show the preview of another site. og:url is ${quote(url)}, but the page is at ${quote(page.finalUrl)}. Facebook follows an og:url to another domain only if that domain's owner put yours on the allow list in Facebook's Webmaster Tool. Unless that's the case, use the page's own URL.`,
        fix: ogUrlFix(page),
        points: OTHER_DOMAIN_POINTS,
      };
    return {
      description: `Facebook shows the preview of another page instead of yours. og:url is ${quote(url)}, but the page is at ${quote(page.finalUrl)}. Use the page's own URL.`,
      fix: ogUrlFix(page),
    };
  },
});
