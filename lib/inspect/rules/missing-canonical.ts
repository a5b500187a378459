import { spoiltCanonical } from "../metadata/canonical-tags";
import { linkHeader } from "../metadata/response-headers";
import { canonicalLinks } from "./facts/canonical";
import { canonicalFix, ownAddress } from "./fixes/page-url";
import { defineRule } from "./rule";
import { FACEBOOK_CANONICAL, GOOGLE_CANONICALS } from "./sources.data";
import { quote } from "./wording/quote";

export const missingCanonical = defineRule({
  code: "missing_canonical",
  title: "The page does not name its own address",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 3,
  platforms: ["google", "facebook"],
  why: "One page often answers at several addresses: with and without a parameter, a slash, www. Without rel=canonical Google picks one of them for its results by itself, and Facebook counts likes and shares of each apart.",
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
        ? "The page has no rel=canonical."
        : `The page's rel=canonical, ${quote(spoilt.href)}, has the attribute ${spoilt.attribute}, and Google leaves such a link aside.`;
    return {
      description: `${state} If it also answers at another address, Google chooses which one to list, and Facebook counts them apart. Name its own: ${quote(ownAddress(page))}.`,
      fix: canonicalFix(page),
    };
  },
});
