import { placeholderInUrl } from "../page/placeholders";
import { isAbsolute } from "../url/http-url";
import { canonicalLinks } from "./facts/canonical";
import { canonicalFix } from "./fixes/page-url";
import { defineRule } from "./rule";
import { FACEBOOK_CANONICAL, GOOGLE_CANONICALS, LIGHTHOUSE_CANONICAL } from "./sources.data";
import { quote } from "./wording/quote";

export const canonicalNotAbsolute = defineRule({
  code: "canonical_not_absolute",
  title: "The canonical address is not a full one",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 3,
  platforms: ["google", "facebook"],
  // Its fix, the page's own address in full, mends both.
  hiddenBy: ["canonical_points_elsewhere"],
  why: "A short canonical address is completed with whatever host and folder the page was read from: a test server, a copy, the http address. It then says something else on each of them. Google advises the full address, and Facebook asks for it.",
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
    const kind = placeholderInUrl(canonical.written)
      ? "what a template prints when nothing fills it in"
      : "which is not a full web address";
    return {
      description: `The page gives its canonical address as ${quote(canonical.written)}, ${kind}. Google and Facebook may take it for another page or leave it aside. Write it with https:// and the host.`,
      fix: canonicalFix(page),
    };
  },
});
