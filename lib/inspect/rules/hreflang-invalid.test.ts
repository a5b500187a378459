// Does not see: whether the other versions link back, and links in the header or in a sitemap.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const SELF = '<link rel="alternate" hreflang="en" href="https://example.com/guides/tides/">';
const raised = (...links: readonly string[]) => issueOf("hreflang_invalid", { html: links.join("\n") });
const link = (code: string, href: string) => `<link rel="alternate" hreflang="${code}" href="${href}">`;

describe("hreflang_invalid", () => {
  test("does not arise on a page without such links, a feed's alternate link included", () => {
    expect(raised('<link rel="alternate" type="application/rss+xml" href="/feed.xml">')).toBeNull();
  });

  test("treats the page's URL with another slash as the page itself", () => {
    expect(raised(SELF)).toBeNull();
  });

  test("names every kind of fault it finds", () => {
    const description = raised(link("en-UK", "/de/tides"))?.description;
    expect(description).toContain('"en-UK" (probably en-GB) doesn\'t exist');
    expect(description).toContain('"/de/tides", the URL of a language version, isn\'t a full URL');
    expect(description).toContain("names the page itself");
  });

  test("proposes the whole set corrected, with the page itself and a default", () => {
    expect(raised(link("de_at", "/de/tides"))?.fix?.html).toBe(
      [
        link("de-AT", "https://example.com/de/tides"),
        link("en", "https://example.com/guides/tides"),
        link("x-default", "https://example.com/guides/tides"),
      ].join("\n"),
    );
  });

  test("names every code that does not exist, and what is meant by it", () => {
    const links = [SELF, link("gr", "https://example.com/el"), link("en-UK", "https://example.com/uk")];
    expect(raised(...links, link("klingon", "https://example.com/k"))?.description).toContain(
      'Some hreflang codes don\'t exist: "gr" (probably el), "en-UK" (probably en-GB) and "klingon".',
    );
  });

  test("proposes the same default on every page of the set", () => {
    const set = [
      link("gr", "https://example.com/el/tides"),
      link("en", "https://example.com/guides/tides"),
      link("de", "https://example.com/de/tides"),
    ];
    for (const path of ["el/tides", "guides/tides", "de/tides"]) {
      const fetched = { finalUrl: `https://example.com/${path}` };
      const fix = issueOf("hreflang_invalid", { html: set.join("\n"), fetched })?.fix?.html;
      expect(fix).toContain(link("x-default", "https://example.com/guides/tides"));
    }
  });

  test("proposes no HTML when a code cannot be guessed or the list is long", () => {
    expect(raised(SELF, link("klingon", "https://example.com/k"))?.fix?.html).toBeNull();
    const many = Array.from({ length: 50 }, (_, index) => link("de", `/de/${index}`));
    expect(raised(SELF, ...many)?.fix?.html).toBeNull();
  });
});
