import { spoiltCanonical } from "../metadata/html-head";
import { linkHeader } from "../metadata/response-headers";
import { canonicalLinks } from "./facts/canonical";
import { canonicalFix, ownUrl } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { FACEBOOK_CANONICAL, GOOGLE_CANONICALS } from "./sources.data";
import { quote } from "./wording/words";

export const missingCanonical = defineRule({
  code: "missing_canonical",
  title: "Missing canonical URL",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 3,
  platforms: ["google", "facebook"],
  why: "One page often opens at several URLs: with and without a parameter, a slash or www. Without a canonical URL (rel=canonical), Google picks the one to show in its results, and Facebook counts likes and shares of each URL separately.",
  sources: [GOOGLE_CANONICALS, FACEBOOK_CANONICAL],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<!-- no <link rel="canonical"> -->', without: ["link:canonical"] },
      { html: '<link rel="canonical" href="">', without: ["link:canonical"] },
      {
        html: '<link rel="canonical" href="https://example.com/guides/tides" media="all">',
        without: ["link:canonical"],
      },
    ],
    good: [
      {
        html: '<link rel="canonical" href="https://example.com/guides/tides">',
        without: ["link:canonical"],
      },
      {
        html: '<!-- header Link: <https://example.com/guides/tides>; rel="canonical" -->',
        without: ["link:canonical"],
        fetched: {
          headers: {
            "content-type": "text/html",
            link: '<https://example.com/guides/tides>; rel="canonical"',
          },
        },
      },
    ],
  },
  check({ page }) {
    if (canonicalLinks(page).length > 0 || linkHeader(page, "canonical") !== null) return null;
    const spoilt = spoiltCanonical(page);
    const state =
      spoilt === null
        ? "It has no rel=canonical tag to name its main URL."
        : `Google ignores its rel=canonical tag, ${quote(spoilt.href)}, because of the attribute ${spoilt.attribute}.`;
    return {
      description: `If your page also opens at another URL, Google picks which one to list, and Facebook counts their shares separately. ${state} Use the page's own URL: ${quote(ownUrl(page))}.`,
      fix: canonicalFix(page),
    };
  },
});
