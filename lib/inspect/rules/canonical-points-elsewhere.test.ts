// Does not see: a canonical URL that a script changes after the page has loaded.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import { inspectExample } from "../example/inspect-example";
import { PERFECT_URL } from "../example/perfect-page";

const raised = (href: string) =>
  issueOf("canonical_points_elsewhere", {
    html: `<link rel="canonical" href="${href}">`,
    without: ["link:canonical"],
  });

describe("canonical_points_elsewhere", () => {
  test.each([
    PERFECT_URL,
    `${PERFECT_URL}/`,
    `${PERFECT_URL}#top`,
    `${PERFECT_URL}?utm_source=mail`,
    "http://example.com/guides/tides",
    "https://EXAMPLE.com:443/guides/tides",
  ])("treats %s as the page itself", (href) => {
    expect(raised(href)).toBeNull();
  });

  test.each([`${PERFECT_URL}?page=2`, "https://example.net/guides/tides", "https://example.com/guides"])(
    "takes %s for another page",
    (href) => {
      expect(raised(href)?.description).toContain("another page");
    },
  );

  test("says so when the canonical URL is the home page, and still reports the page itself", () => {
    const found = inspectExample({
      html: '<link rel="canonical" href="/">',
      without: ["link:canonical"],
    });
    expect(found.finalUrl).toBe(PERFECT_URL);
    expect(found.metadata.title).toBe("How tides shape the coast - Field Notes");
    expect(raised("https://example.com/")?.description).toContain("the site's home page");
  });

  test("reads the Link header too", () => {
    const headers = { "content-type": "text/html", link: '<https://example.com/guides>; rel="canonical"' };
    const found = issueOf("canonical_points_elsewhere", {
      without: ["link:canonical"],
      fetched: { headers },
    });
    expect(found).not.toBeNull();
  });

  test("leaves contradicting and dead URLs to their own rules", () => {
    expect(
      issueOf("canonical_points_elsewhere", { html: '<link rel="canonical" href="/guides">' }),
    ).toBeNull();
  });

  test("concerns Facebook alone where the link is in the body", () => {
    const html = '<div><link rel="canonical" href="https://example.com/guides"></div>';
    expect(issueOf("canonical_points_elsewhere", { html, without: ["link:canonical"] })).toMatchObject({
      platforms: ["facebook"],
      description: expect.stringContaining("Google ignores the tag"),
    });
  });

  test("proposes nothing where og:url agrees, since the page may be meant as a copy", () => {
    const main = "https://www.example.com/guides/dunes";
    const html = `<link rel="canonical" href="${main}"><meta property="og:url" content="${main}">`;
    const issue = issueOf("canonical_points_elsewhere", { html, without: ["link:canonical", "og:url"] });
    expect(issue?.description).toContain("og:url names it too");
    expect(issue?.fix).toBeNull();
    expect(raised(main)?.fix?.html).toContain(PERFECT_URL);
  });
});

describe("a page that rightly names another", () => {
  const of = (finalUrl: string, canonical: string, html = "") =>
    issueOf("canonical_points_elsewhere", {
      html: `<link rel="canonical" href="${canonical}">${html}`,
      without: ["link:canonical"],
      fetched: { url: finalUrl, finalUrl },
    });

  test.each([
    [
      "an AMP page",
      "https://example.com/guides/tides-explained/amp/",
      "https://example.com/guides/tides-explained/",
    ],
    ["an AMP file", "https://example.com/guides/tides.amp.html", "https://example.com/guides/tides.html"],
    ["a mobile page", "https://m.example.com/guides/tides", "https://www.example.com/guides/tides"],
    [
      "a version",
      "https://example.com/en/latest/quickstart.html",
      "https://example.com/en/stable/quickstart.html",
    ],
    [
      "a product in a collection",
      "https://example.com/collections/wax/products/taper-candles",
      "https://example.com/products/taper-candles",
    ],
  ])("%s is a copy", (_, own, canonical) => expect(of(own, canonical)).toBeNull());

  test("a short link is a copy", () => {
    const own = "https://example.com/node/48213";
    const short = `<link rel="shortlink" href="${own}">`;
    expect(of(own, "https://example.com/economy/port", short)).toBeNull();
    expect(of(own, "https://example.com/economy/port")).not.toBeNull();
  });

  test("a page whose links to other languages name the canonical URL is a copy", () => {
    const links = '<link rel="alternate" hreflang="ar" href="https://example.com/ar/port">';
    expect(of("https://example.com/ar/node/7", "https://example.com/ar/port", links)).toBeNull();
  });

  test.each([
    ["https://example.com/blog/tides", "https://example.com/blog"],
    ["https://example.com/a/index.html", "https://example.com/b/index.html"],
    ["https://example.com/a/tides", "https://example.org/a/tides"],
    ["https://example.com/list", "https://example.com/list?page=2"],
  ])("%s is no copy of %s", (own, canonical) => expect(of(own, canonical)).not.toBeNull());
});
