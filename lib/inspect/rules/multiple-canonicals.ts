import { canonicalLinks } from "./facts/canonical";
import { canonicalFix } from "./fixes/page-url";
import { defineRule } from "./rule";
import { GOOGLE_CANONICALS, LIGHTHOUSE_CANONICAL } from "./sources.data";
import { quote } from "./wording/quote";

export const multipleCanonicals = defineRule({
  code: "multiple_canonicals",
  title: "The page names several canonical addresses",
  severity: "warning",
  importance: "recommended",
  area: "url",
  weight: 4,
  platforms: ["google"],
  why: "A page has one canonical address. Where two tags name different ones, often because a plugin and the theme both write it, Google takes neither and chooses by itself which address to list.",
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
      description: `The page names ${named.size} different canonical addresses${named.size === 2 ? ":" : ", among them"} ${quote(first)} and ${quote(second)}. Google ignores hints that contradict each other and chooses by itself. Keep one tag.`,
      fix: canonicalFix(page),
    };
  },
});
