import { canonicalInBody } from "../metadata/html-head";
import { isHomePage, isSamePage } from "../url/http-url";
import { intendedUrl, isCopyOf, isSchemeless, isUnfilledCanonical } from "./facts/canonical";
import { canonicalFix } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { CANONICAL_IS_HOME, FACEBOOK_CANONICAL, GOOGLE_CANONICALS } from "./sources.data";
import { quote } from "./wording/words";

export const canonicalPointsElsewhere = defineRule({
  code: "canonical_points_elsewhere",
  title: "Canonical URL of another page",
  severity: "warning",
  importance: "optional",
  area: "url",
  weight: 3,
  platforms: ["google", "facebook"],
  hiddenBy: ["multiple_canonicals", "canonical_http_error"],
  why: "Google lists another page instead of yours, and Facebook counts your shares there. The canonical URL (rel=canonical) tells both that your page is a copy of that page. That's right for true copies and wrong for everything else.",
  sources: [GOOGLE_CANONICALS, FACEBOOK_CANONICAL, CANONICAL_IS_HOME],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<link rel="canonical" href="https://example.com/">', without: ["link:canonical"] },
      { html: '<link rel="canonical" href="https://example.com/guides/dunes">', without: ["link:canonical"] },
    ],
    good: [
      {
        html: '<link rel="canonical" href="https://EXAMPLE.com:443/guides/tides/#top">',
        without: ["link:canonical"],
      },
    ],
  },
  check(input) {
    const { page, metadata } = input;
    const url = metadata.canonical;
    if (url === null || isSamePage(url, page.finalUrl) || isUnfilledCanonical(page)) return null;
    // Nobody means the path that a host without a scheme is read as.
    if (isSchemeless(page) || isCopyOf(input, url)) return null;
    const home = isHomePage(url) && !isHomePage(page.finalUrl);
    const named = home ? `the site's home page, ${quote(url)}` : `another page, ${quote(url)}`;
    const inBody = canonicalInBody(page) !== null;
    const consequence = inBody
      ? "Facebook may count your shares on another page. Google ignores the tag, because it's in the body."
      : "Google may list another page instead of yours, and Facebook counts your shares there.";
    const agreed = intendedUrl(input) !== null;
    const advice = agreed
      ? "og:url names it too. That's fine if yours is an AMP page, a mobile page or another copy. Otherwise, use your page's own URL in both."
      : "If your page isn't a copy of it, use your page's own URL.";
    return {
      ...(inBody ? { platforms: ["facebook" as const] } : {}),
      description: `${consequence} Your canonical URL names ${named}. ${advice}`,
      // Where both tags agree, the page may well be meant as a copy.
      fix: agreed ? null : canonicalFix(page),
    };
  },
});
