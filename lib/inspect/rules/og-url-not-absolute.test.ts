// Does not see: a full URL on a host that is only a test server.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import { inspectExample } from "../example/inspect-example";

describe("og_url_not_absolute", () => {
  test.each([
    ["/guides/dunes", "https://example.com/guides/dunes"],
    ["example.com/guides/tides", "https://example.com/guides/tides"],
    ["/", "https://example.com/guides/tides"],
  ])("proposes for %s the full URL %s", (written, full) => {
    const example = { html: `<meta property="og:url" content="${written}">`, without: ["og:url"] };
    expect(issueOf("og_url_not_absolute", example)?.fix?.html).toBe(
      `<meta property="og:url" content="${full}">`,
    );
  });

  test.each(["{{ page.url }}", "https://example.com/{{ page.slug }}", "/{{ page.slug }}"])(
    "says of %s that nothing filled it in, and proposes the page's own URL",
    (written) => {
      const { issues } = inspectExample({
        html: `<meta property="og:url" content="${written}">`,
        without: ["og:url"],
      });
      expect(issues.map(({ code }) => code)).toEqual(["og_url_not_absolute"]);
      expect(issues[0]?.description).toContain("never filled in");
      expect(issues[0]?.fix?.html).toContain('"https://example.com/guides/tides"');
    },
  );
});
