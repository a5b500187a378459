import { isSamePage } from "../url/http-url";
import { isUnfilledCanonical } from "./facts/canonical";
import { canonicalFix } from "./fixes/site-fixes";
import { defineRule } from "./rule";
import { ASSUMED, FACEBOOK_CANONICAL, GOOGLE_CANONICALS } from "./sources.data";
import { pageFailure } from "./wording/failures";
import { quote } from "./wording/words";

export const canonicalHttpError = defineRule({
  code: "canonical_http_error",
  title: "Broken canonical URL",
  severity: "error",
  importance: "recommended",
  area: "url",
  weight: 5,
  platforms: ["google", "facebook"],
  why: "Google may drop your page from its results in favor of one that doesn't exist, and Facebook has nowhere to count its shares. Your page says that another URL is its main version, but that URL doesn't work.",
  sources: [GOOGLE_CANONICALS, FACEBOOK_CANONICAL, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<link rel="canonical" href="https://example.com/guides/gone">',
        without: ["link:canonical"],
        resources: {
          canonical: {
            url: "https://example.com/guides/gone",
            status: 404,
            error: "http_error",
            page: null,
            metadata: null,
          },
        },
      },
    ],
    good: [
      {
        html: '<link rel="canonical" href="https://example.com/guides/tides">',
        without: ["link:canonical"],
        resources: {
          canonical: {
            url: "https://example.com/guides/tides",
            status: 200,
            error: null,
            page: null,
            metadata: null,
          },
        },
      },
    ],
  },
  check({ page, metadata, resources: { canonical } }) {
    const reason = pageFailure(canonical);
    if (isUnfilledCanonical(page)) return null;
    if (canonical === null || reason === null || !isSamePage(canonical.url, metadata.canonical ?? ""))
      return null;
    return {
      description: `Google may replace your page in its results with one that doesn't exist. Your page names ${quote(canonical.url)} as its canonical URL, but that URL ${reason}. Use a URL that works.`,
      fix: canonicalFix(page),
    };
  },
});
