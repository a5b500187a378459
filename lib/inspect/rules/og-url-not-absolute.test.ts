import { expect, test } from "vitest";
import { issueOf } from "@/lib/testing/issue-of";

test.each([
  ["/guides/dunes", "https://example.com/guides/dunes"],
  ["example.com/guides/tides", "https://example.com/guides/tides"],
  ["/", "https://example.com/guides/tides"],
])("proposes for %s the full address %s", (written, full) => {
  const example = { html: `<meta property="og:url" content="${written}">`, without: ["og:url"] };
  expect(issueOf("og_url_not_absolute", example)?.fix?.html).toBe(
    `<meta property="og:url" content="${full}">`,
  );
});
