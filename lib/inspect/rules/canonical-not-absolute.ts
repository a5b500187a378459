import type { Page } from "../page/page";
import { isAbsolute } from "../url/http-url";
import { canonicalLinks, isSchemeless } from "./facts/canonical";
import { canonicalFix } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { FACEBOOK_CANONICAL, GOOGLE_CANONICALS, LIGHTHOUSE_CANONICAL } from "./sources.data";
import { quote, unfilledWords } from "./wording/words";

export const canonicalNotAbsolute = defineRule({
  code: "canonical_not_absolute",
  title: "Incomplete canonical URL",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 3,
  platforms: ["google", "facebook"],
  // Its fix, the page's own full URL, resolves both.
  hiddenBy: ["canonical_points_elsewhere"],
  why: "Google and Facebook may not recognize your page's main URL. A canonical URL without https:// and a host is completed from wherever the page was fetched: a test server, a copy, the http version. Google recommends the full URL, and Facebook requires it.",
  sources: [GOOGLE_CANONICALS, FACEBOOK_CANONICAL, LIGHTHOUSE_CANONICAL],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<link rel="canonical" href="/guides/tides">', without: ["link:canonical"] },
      { html: '<link rel="canonical" href="mailto:ada@example.com">', without: ["link:canonical"] },
      { html: '<link rel="canonical" href="{{ site.url }}/guides/tides">', without: ["link:canonical"] },
    ],
    good: [
      {
        html: '<link rel="canonical" href="https://example.com/guides/tides">',
        without: ["link:canonical"],
      },
    ],
  },
  check({ page }) {
    const canonical = canonicalLinks(page)[0];
    if (canonical === undefined) return null;
    if (canonical.url !== null && isAbsolute(canonical.written)) return null;
    return {
      description: `Google and Facebook may not recognize your page's main URL. Its canonical URL is written as ${quote(canonical.written)}, ${kindOf(canonical.written, page)}. Write the full URL, starting with https:// and the host.`,
      fix: canonicalFix(page),
    };
  },
});

function kindOf(written: string, page: Page): string {
  const unfilled = unfilledWords(written);
  if (unfilled !== null) return unfilled;
  return isSchemeless(page)
    ? "without https:// in front, so programs read it as a path on your site"
    : "which isn't a full URL";
}
