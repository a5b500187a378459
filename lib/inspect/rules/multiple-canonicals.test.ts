// Does not see: two spellings of one URL that Google treats as the same, and canonical URLs in a sitemap.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

describe("multiple_canonicals", () => {
  test("stays silent when the same URL is named twice, in other words", () => {
    expect(
      issueOf("multiple_canonicals", { html: '<link rel="canonical" href="/guides/tides">' }),
    ).toBeNull();
  });

  test("counts an empty canonical link for none", () => {
    expect(issueOf("multiple_canonicals", { html: '<link rel="canonical" href=" ">' })).toBeNull();
  });

  test("counts a version for phones for none", () => {
    const html = '<link rel="canonical" href="https://m.example.com/guides/tides" media="handheld">';
    expect(issueOf("multiple_canonicals", { html })).toBeNull();
  });
});

describe("a Link header", () => {
  const withHeader = (link: string) => ({
    html: "",
    fetched: { headers: { "content-type": "text/html", link } },
  });

  test.each([
    '</guides>; rel="canonical"',
    '<https://example.com/feed>; rel=alternate, <https://example.com/guides>; rel="canonical"',
    "<https://example.com/guides/tides>; rel=canonical, <https://example.com/guides>; rel=canonical",
  ])("that names another page is a second canonical URL: %s", (link) => {
    const issue = issueOf("multiple_canonicals", withHeader(link));
    expect(issue?.description).toContain('"https://example.com/guides"');
    expect(issue?.fix).toBeNull();
  });

  test.each([
    "<https://example.com/guides/tides>; rel=canonical",
    '<https://example.com/guides>; rel="canonical"; anchor="https://example.com/other"',
    "<https://example.com/guides>; rel=next",
  ])("that names this page, or nothing, is none: %s", (link) => {
    expect(issueOf("multiple_canonicals", withHeader(link))).toBeNull();
  });
});
