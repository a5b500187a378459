// Does not see: a title that is the name of the site and nothing else.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

describe("title_is_domain", () => {
  test("proposes the page's own name for each tag that repeats the domain", () => {
    const html = '<title>example.com</title><meta property="og:title" content="Example.com">';
    const issue = issueOf("title_is_domain", { html, without: ["title", "og:title"] });
    expect(issue?.fix?.html).toBe(
      '<title>How tides shape the coast - Field Notes</title>\n<meta property="og:title" content="How tides shape the coast">',
    );
  });

  test("a site's name without its ending is a name", () => {
    expect(issueOf("title_is_domain", { html: "<title>Example</title>", without: ["title"] })).toBeNull();
  });
});
