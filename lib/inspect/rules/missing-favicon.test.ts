// Does not see: an icon that only the site's home page names, which Google takes for all its pages.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import { inspectExample } from "../example/inspect-example";
import type { ImageFacts } from "../resources";

const ROOT = "https://example.com/favicon.ico";
const codesOf = (html: string, images: Record<string, Partial<ImageFacts>> = {}) =>
  inspectExample({ html, without: ["link:icon"], images }).issues.map(({ code }) => code);

describe("without a declared icon", () => {
  test("stays silent when /favicon.ico was not looked into", () => {
    expect(codesOf("")).toEqual([]);
  });

  test("stays silent when /favicon.ico is an icon", () => {
    expect(codesOf("", { [ROOT]: { format: "ico", width: 48, height: 48 } })).toEqual([]);
  });

  test.each([
    { state: "http_error", status: 404 },
    { state: "not_an_image", status: 200, mime: "text/html" },
    { state: "unreachable", status: null },
  ] as const)("calls the icon missing when /favicon.ico is %j", (facts) => {
    expect(codesOf("", { [ROOT]: facts })).toEqual(["missing_favicon"]);
  });
});

describe("with a declared icon", () => {
  const DECLARED = "https://example.com/icon.png";
  const LINK = '<link rel="icon" href="/icon.png">';

  test("requires nothing of /favicon.ico", () => {
    const images = {
      [ROOT]: { state: "http_error", status: 404 },
      [DECLARED]: { width: 96, height: 96 },
    } as const;
    expect(codesOf(LINK, images)).toEqual([]);
  });

  test("takes a web page at its URL for no icon", () => {
    const images = { [DECLARED]: { state: "not_an_image", status: 200, mime: "text/html" } } as const;
    expect(codesOf(LINK, images)).toEqual(["favicon_broken"]);
  });

  test("stays silent when the file was not looked into", () => {
    expect(codesOf(LINK)).toEqual([]);
  });
});

describe("missing_favicon", () => {
  test.each([
    ["data:image/svg+xml,<svg/>", "written into the page as a data: URL"],
    ["data:,", "written into the page as a data: URL"],
    ["https://https://example.com/favicon.ico", "isn't a web URL"],
  ])("says what is true of the icon %s", (href, words) => {
    const issue = issueOf("missing_favicon", {
      html: `<link rel="icon" href="${href}">`,
      without: ["link:icon"],
      images: { "https://example.com/favicon.ico": { state: "http_error", status: 404 } },
    });
    expect(issue?.description).toContain(words);
    expect(issue?.description).not.toContain("names no icon");
  });
});
