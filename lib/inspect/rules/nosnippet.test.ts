// Does not see: passages that data-nosnippet hides, unless nothing else is left.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const header = (value: string) => ({
  fetched: { headers: { "content-type": "text/html", "x-robots-tag": value } },
});

describe("nosnippet", () => {
  test("names who says so", () => {
    expect(issueOf("nosnippet", header("nosnippet"))?.description).toMatch(/The X-Robots-Tag header says/);
    const html = '<meta name="googlebot" content="max-snippet:0">';
    expect(issueOf("nosnippet", { html })?.description).toMatch(/The page's robots tag says "max-snippet:0"/);
  });

  test("says that tag and header disagree, and that the stricter one applies", () => {
    const html = '<meta name="robots" content="max-snippet: -1">';
    expect(issueOf("nosnippet", { html, ...header("googlebot: nosnippet") })?.description).toMatch(
      /The X-Robots-Tag header .*"googlebot: nosnippet"\. The page's robots tag says "max-snippet: -1", but .*stricter/,
    );
  });
});
