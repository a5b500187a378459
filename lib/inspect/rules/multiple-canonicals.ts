import { linkHeaders } from "../metadata/response-headers";
import { canonicalLinks } from "./facts/canonical";
import { canonicalFix, ownUrl } from "./fixes/site-fixes";
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
  why: "Google ignores canonical URLs that contradict each other and picks which URL to list. A page has one canonical URL, but two tags, or a tag and the server's Link header, name different ones, often because a plugin and the theme both write it.",
  sources: [LIGHTHOUSE_CANONICAL, GOOGLE_CANONICALS],
  since: "1.0.0",
  examples: {
    bad: [
      { html: '<link rel="canonical" href="https://example.com/guides">' },
      {
        html: '<!-- header Link: <https://example.com/guides>; rel="canonical" -->',
        fetched: {
          headers: { "content-type": "text/html", link: '<https://example.com/guides>; rel="canonical"' },
        },
      },
    ],
    good: [{ html: '<link rel="canonical" href="https://example.com/guides/tides">' }],
  },
  check({ page }) {
    const inTags = canonicalLinks(page).map(({ url, written }) => url ?? written);
    const inHeader = linkHeaders(page, "canonical");
    const named = new Set([...inTags, ...inHeader]);
    if (named.size < 2) return null;
    const [first = "", second = ""] = named;
    const where = inHeader.some((url) => !inTags.includes(url))
      ? "Keep one; the server's Link header names one too."
      : "Keep one tag.";
    return {
      description: `Google picks which URL to list for your page. The page names ${named.size} different canonical URLs${named.size === 2 ? ":" : ", among them"} ${quote(first)} and ${quote(second)}, and Google ignores hints that contradict each other. ${where}`,
      // A tag can't outdo what the server's header says.
      fix: inHeader.every((url) => url === ownUrl(page)) ? canonicalFix(page) : null,
    };
  },
});
