import { isSamePage } from "../url/same-page";
import { isUnfilledCanonical } from "./facts/canonical";
import { canonicalFix } from "./fixes/page-url";
import { defineRule } from "./rule";
import { ASSUMED, FACEBOOK_CANONICAL, GOOGLE_CANONICALS } from "./sources.data";
import { deadPage } from "./wording/failures";
import { quote } from "./wording/quote";

export const canonicalHttpError = defineRule({
  code: "canonical_http_error",
  title: "The canonical address leads to a dead page",
  severity: "error",
  importance: "recommended",
  area: "url",
  weight: 5,
  platforms: ["google", "facebook"],
  why: "The page says that another address is the real one, but nothing answers there. Google may drop this page from its results in favour of one that does not exist, and Facebook has nothing to file its shares under.",
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
    const reason = deadPage(canonical);
    if (isUnfilledCanonical(page)) return null;
    if (canonical === null || reason === null || !isSamePage(canonical.url, metadata.canonical ?? ""))
      return null;
    return {
      description: `The page names ${quote(canonical.url)} as its canonical address, but that ${reason}. Google may take this page out of its results in favour of one that is not there. Name an address that answers.`,
      fix: canonicalFix(page),
    };
  },
});
