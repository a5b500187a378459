import { sameAddress } from "../url/same-address";
import { canonicalFix } from "./own-address";
import { quote } from "./quote";
import { canonicalLinks } from "./reading/canonical-links";
import { isAbsolute } from "./reading/is-absolute";
import { defineRule, type Fix, type RuleInput } from "./rule";
import { linkBlade, linkHtml } from "./snippet";
import { FACEBOOK_CANONICAL, GOOGLE_CANONICALS, LIGHTHOUSE_CANONICAL } from "./sources.data";

export const canonicalNotAbsolute = defineRule({
  code: "canonical_not_absolute",
  title: "The canonical address is not a full one",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 3,
  platforms: ["google", "facebook"],
  why: "A short canonical address is completed with whatever host and folder the page was read from: a test server, a copy, the http address. It then says something else on each of them. Google advises the full address, and Facebook asks for it.",
  sources: [GOOGLE_CANONICALS, FACEBOOK_CANONICAL, LIGHTHOUSE_CANONICAL],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<link rel="canonical" href="/guides/tides">', without: ["link:canonical"] },
      { html: '<link rel="canonical" href="mailto:ada@example.com">', without: ["link:canonical"] },
    ],
    good: [
      {
        html: '<link rel="canonical" href="https://example.com/guides/tides">',
        without: ["link:canonical"],
      },
    ],
  },
  check(input) {
    const canonical = canonicalLinks(input.page)[0];
    if (canonical === undefined) return null;
    if (canonical.url !== null && isAbsolute(canonical.written)) return null;
    return {
      description: `The page gives its canonical address as ${quote(canonical.written)}, which is not a full web address. Google and Facebook may take it for another page or leave it aside. Write it with https:// and the host.`,
      fix: fullFix(canonical.url, input),
    };
  },
});

/** The same address in full; where it is none, the page's own. */
function fullFix(url: string | null, { page }: RuleInput): Fix {
  if (url === null || sameAddress(url, page.finalUrl)) return canonicalFix(page);
  return { html: linkHtml("canonical", url), laravel: linkBlade("canonical", url) };
}
