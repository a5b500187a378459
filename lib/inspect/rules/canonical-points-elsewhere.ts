import { canonicalInBody } from "../metadata/canonical-tags";
import { isSamePage } from "../url/same-page";
import { agreedAddress, isUnfilledCanonical } from "./facts/canonical";
import { isHomePage } from "./facts/urls";
import { canonicalFix, ogUrlFix } from "./fixes/page-url";
import { tagsFix } from "./fixes/tags-fix";
import { defineRule } from "./rule";
import { CANONICAL_IS_HOME, FACEBOOK_CANONICAL, GOOGLE_CANONICALS } from "./sources.data";
import { quote } from "./wording/quote";

export const canonicalPointsElsewhere = defineRule({
  code: "canonical_points_elsewhere",
  title: "The canonical address is another page",
  severity: "warning",
  importance: "optional",
  area: "url",
  weight: 3,
  platforms: ["google", "facebook"],
  hiddenBy: ["multiple_canonicals", "canonical_http_error"],
  why: "rel=canonical tells Google and Facebook that this page is a copy of the one it names. Google then lists the other page in place of this one, and Facebook files shares under it. That is right for true copies and wrong for everything else.",
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
    const home = isHomePage(url) && !isHomePage(page.finalUrl);
    const named = home ? `the site's home page, ${quote(url)}` : `another page, ${quote(url)}`;
    const inBody = canonicalInBody(page) !== null;
    const consequence = inBody
      ? "Facebook may count shares there; Google takes no notice of it, since it stands in the body."
      : "Google may list that page in place of this one, and Facebook counts shares there.";
    const agreed = agreedAddress(input) !== null;
    const advice = agreed
      ? "og:url names it too: for an AMP page, a page for phones or another copy all is well. Otherwise, name this page's own address in both."
      : "If this page is not a copy of it, name its own address.";
    return {
      ...(inBody ? { platforms: ["facebook" as const] } : {}),
      description: `The page names ${named}, as its canonical address. ${consequence} ${advice}`,
      fix: agreed ? tagsFix([], [canonicalFix(page), ogUrlFix(page)]) : canonicalFix(page),
    };
  },
});
