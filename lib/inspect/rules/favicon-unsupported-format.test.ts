import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

// Does not see: an icon on the home page when another page is checked, as Google reads the home page's icon.
const NO_ROOT = { "https://example.com/favicon.ico": { state: "http_error", status: 404 } } as const;
const svg = { format: "svg", width: null, height: null } as const;

const raised = (html: string, images: object) =>
  issueOf("favicon_unsupported_format", { html, without: ["link:icon"], images: { ...NO_ROOT, ...images } });

describe("favicon_unsupported_format", () => {
  test("a page whose only icon is an SVG file loses its icon on Google", () => {
    const issue = raised('<link rel="icon" href="/a.svg">', { "https://example.com/a.svg": svg });
    expect(issue?.points).toBe(3);
    expect(issue?.description).toContain("an SVG file");
  });

  test("an icon whose file nobody has looked at is judged by its name", () => {
    expect(raised('<link rel="icon" href="/a.svg">', {})).not.toBeNull();
    expect(raised('<link rel="icon" href="/a">', {})).toBeNull();
  });

  test("a touch icon in PNG beside the SVG passes", () => {
    const html = '<link rel="icon" href="/a.svg"><link rel="apple-touch-icon" href="/touch.png">';
    expect(raised(html, { "https://example.com/a.svg": svg })).toBeNull();
  });

  test("a root icon that nobody has looked at is given the benefit of the doubt", () => {
    const html = '<link rel="icon" href="/a.svg">';
    const images = { "https://example.com/a.svg": svg };
    const issue = issueOf("favicon_unsupported_format", { html, without: ["link:icon"], images });
    expect(issue).toBeNull();
  });
});
