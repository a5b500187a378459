// Does not see: rules for other search engines than Google, and a date that no common form names.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import { inspectExample } from "../example/inspect-example";

const header = (value: string) => ({
  fetched: { headers: { "content-type": "text/html", "x-robots-tag": value } },
});

describe("noindex", () => {
  test.each(["noindex", "NOINDEX , follow", "none", "index, noindex"])(
    "is read from a robots tag that says %s",
    (value) => {
      expect(issueOf("noindex", { html: `<meta name="robots" content="${value}">` })).not.toBeNull();
    },
  );

  test.each(["noindex", "googlebot: noindex", "max-snippet:50, none"])(
    "is read from a header that says %s",
    (value) => {
      expect(issueOf("noindex", header(value))?.description).toContain("X-Robots-Tag");
    },
  );

  test.each(["otherbot: noindex, nofollow", "index", "max-image-preview:none"])(
    "is not read from a header that says %s",
    (value) => {
      expect(issueOf("noindex", header(value))).toBeNull();
    },
  );

  test("wins over a tag that says index, and says that they disagree", () => {
    const html = '<meta name="robots" content="index, follow">';
    expect(issueOf("noindex", { html, ...header("noindex") })?.description).toMatch(
      /The X-Robots-Tag header says "noindex"\. The page's robots tag says "index, follow", but .*stricter/,
    );
  });

  test("is not blamed on a tag that says none of something else", () => {
    const html = '<meta name="robots" content="max-image-preview:none">';
    expect(issueOf("noindex", { html, ...header("noindex") })?.description).toMatch(
      /The X-Robots-Tag header/,
    );
  });

  test("keeps the other directives in the tag it proposes", () => {
    const html = '<meta name="robots" content="noindex, nofollow, max-snippet: 160">';
    expect(issueOf("noindex", { html })?.fix?.html).toBe('<meta name="robots" content="max-snippet:160">');
  });

  test("proposes no tag when the header says it", () => {
    expect(issueOf("noindex", header("noindex"))?.fix).toBeNull();
  });

  test("blames the header when the tag only names a day to come", () => {
    const headers = {
      "content-type": "text/html",
      date: "Mon, 29 Jun 2026 08:00:00 GMT",
      "x-robots-tag": "noindex",
    };
    const html = '<meta name="robots" content="unavailable_after: 2026-06-30">';
    const issue = issueOf("noindex", { html, fetched: { headers } });
    expect(issue?.description).toContain('The X-Robots-Tag header says "noindex".');
    expect(issue?.description).not.toContain("unavailable_after");
  });

  test("explains a date that has passed, and proposes the tag without it for Laravel too", () => {
    const headers = { "content-type": "text/html", date: "Wed, 01 Jul 2026 08:00:00 GMT" };
    const html = '<meta name="robots" content="unavailable_after: 2026-06-30, max-snippet:160">';
    const issue = issueOf("noindex", { html, fetched: { headers } });
    const corrected = '<meta name="robots" content="max-snippet:160">';
    expect(issue?.description).toContain("the date has passed");
    expect(issue?.fix).toEqual({ html: corrected, laravel: corrected });
  });

  test("costs the ten points of search and leaves 90", () => {
    expect(inspectExample({ html: '<meta name="robots" content="noindex">' }).score.value).toBe(90);
  });
});
