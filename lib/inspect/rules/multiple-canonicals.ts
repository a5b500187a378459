import { canonicalLinks } from "./facts/canonical";
import { canonicalFix } from "./fixes/page-url";
import { defineRule } from "./rule";
import { GOOGLE_CANONICALS, LIGHTHOUSE_CANONICAL } from "./sources.data";
import { quote } from "./wording/words";

export const multipleCanonicals = defineRule({
  code: "multiple_canonicals",
  title: "Conflicting canonical URLs",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 4,
  platforms: ["google"],
  why: "A page has one canonical URL. When two tags name different ones, often because a plugin and the theme both write the tag, Google ignores both and picks which URL to list.",
  sources: [LIGHTHOUSE_CANONICAL, GOOGLE_CANONICALS],
  since: "1.0.0",
  examples: {
    bad: [{ html: '<link rel="canonical" href="https://example.com/guides">' }],
    good: [{ html: '<link rel="canonical" href="https://example.com/guides/tides">' }],
  },
  check({ page }) {
    const named = new Set(canonicalLinks(page).map(({ url, written }) => url ?? written));
    if (named.size < 2) return null;
    const [first = "", second = ""] = named;
    return {
      description: `Google picks which URL to list for your page. The page names ${named.size} different canonical URLs${named.size === 2 ? ":" : ", among them"} ${quote(first)} and ${quote(second)}, and Google ignores hints that contradict each other. Keep one tag.`,
      fix: canonicalFix(page),
    };
  },
});
