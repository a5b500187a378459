// Does not see: a canonical URL that a script changes after the page has loaded.
import { expect, test } from "vitest";
import { issueOf } from "@/lib/testing/issue-of";
import { inspectExample } from "../example/inspect-example";
import { PERFECT_URL } from "../example/perfect-page";

const raised = (href: string) =>
  issueOf("canonical_points_elsewhere", {
    html: `<link rel="canonical" href="${href}">`,
    without: ["link:canonical"],
  });

test.each([
  PERFECT_URL,
  `${PERFECT_URL}/`,
  `${PERFECT_URL}#top`,
  `${PERFECT_URL}?utm_source=mail`,
  "http://example.com/guides/tides",
  "https://EXAMPLE.com:443/guides/tides",
])("takes %s for the page itself", (href) => {
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
  const found = issueOf("canonical_points_elsewhere", { without: ["link:canonical"], fetched: { headers } });
  expect(found).not.toBeNull();
});

test("leaves contradicting and dead URLs to their own rules", () => {
  expect(issueOf("canonical_points_elsewhere", { html: '<link rel="canonical" href="/guides">' })).toBeNull();
});

test("concerns Facebook alone where the link stands in the body", () => {
  const html = '<div><link rel="canonical" href="https://example.com/guides"></div>';
  expect(issueOf("canonical_points_elsewhere", { html, without: ["link:canonical"] })).toMatchObject({
    platforms: ["facebook"],
    description: expect.stringContaining("Google ignores the tag"),
  });
});

test("fixes og:url too where it agrees, so that the two stay the same", () => {
  const main = "https://www.example.com/guides/tides";
  const html = `<link rel="canonical" href="${main}"><meta property="og:url" content="${main}">`;
  const issue = issueOf("canonical_points_elsewhere", { html, without: ["link:canonical", "og:url"] });
  expect(issue?.description).toContain("og:url names it too");
  expect(issue?.fix?.html).toContain(`<meta property="og:url" content="${PERFECT_URL}">`);
  expect(issue?.fix?.laravel).toContain("og:url");
  expect(raised(main)?.fix?.html).not.toContain("og:url");
});
