import { describe, expect, test } from "vitest";
import { buildPage } from "@/lib/testing/inspect/page-builder";
import { limitsOf, readRobotsDirectives, robotsLimits } from "./robots";

function page(metas: string, header?: string) {
  return buildPage({
    html: metas,
    fetched: header === undefined ? {} : { headers: { "x-robots-tag": header } },
  });
}

describe("whether a page may be indexed and its links followed", () => {
  test.each([
    ["nothing", "", undefined, true, true],
    ["index, follow", '<meta name="robots" content="index, follow">', undefined, true, true],
    ["noindex in a meta", '<meta name="ROBOTS" content="NoIndex">', undefined, false, true],
    ["none", '<meta name="robots" content="none">', undefined, false, false],
    ["a meta for google", '<meta name="googlebot" content="nofollow">', undefined, true, false],
    ["a meta for another crawler", '<meta name="otherbot" content="noindex">', undefined, true, true],
    ["a meta of the body", '<body><p><meta name="robots" content="noindex">', undefined, false, true],
    [
      "the stricter of two metas",
      '<meta name="robots" content="index"><meta name="robots" content="noindex">',
      undefined,
      false,
      true,
    ],
    [
      "the stricter of meta and header",
      '<meta name="robots" content="index,follow">',
      "noindex, nofollow",
      false,
      false,
    ],
    ["a header for google", "", "googlebot: noindex, nofollow", false, false],
    ["a header for another crawler", "", "otherbot: noindex, nofollow", true, true],
    [
      "a header for another crawler, then one for google",
      "",
      "otherbot: noindex, googlebot: nofollow",
      true,
      false,
    ],
    ["words without commas", '<meta name="robots" content="noindex nofollow">', undefined, false, false],
    ["a word that only contains it", '<meta name="robots" content="xnoindex">', undefined, true, true],
  ] as const)("%s", (_, metas, header, index, follow) => {
    expect(readRobotsDirectives(page(metas, header))).toMatchObject({ index, follow });
  });

  test("comes with what is written, joined", () => {
    const metas =
      '<meta name="robots" content=" noindex "><meta name="googlebot" content="nosnippet"><meta name="robots" content="">';
    expect(readRobotsDirectives(page(metas, "noarchive"))).toMatchObject({
      content: "noindex, nosnippet",
      header: "noarchive",
    });
  });
});

describe("limits", () => {
  test.each([
    ["max-snippet:50", { snippetCharsMax: 50, nosnippet: false }],
    ["max-snippet: -1", { snippetCharsMax: null, nosnippet: false }],
    ["max-snippet:0", { snippetCharsMax: 0, nosnippet: true }],
    ["max-snippet:lots", { snippetCharsMax: null, nosnippet: false }],
    ["max-snippet:90, max-snippet:20", { snippetCharsMax: 20 }],
    ["nosnippet", { nosnippet: true }],
    ["max-image-preview:Large", { imagePreview: "large" }],
    ["max-image-preview:large, max-image-preview:none", { imagePreview: "none" }],
    ["max-image-preview:huge", { imagePreview: null }],
    ["noimageindex", { noimageindex: true }],
    [
      "unavailable_after: 25 Jun 2030 15:00:00 GMT, nofollow",
      { unavailableAfter: "25 jun 2030 15:00:00 gmt", nofollow: true },
    ],
    ["googlebot: max-snippet:10, noimageindex", { snippetCharsMax: 10, noimageindex: true }],
    ["otherbot: max-snippet:10", { snippetCharsMax: null }],
    ["", { noindex: false, nofollow: false, nosnippet: false, noimageindex: false, unavailableAfter: null }],
  ])("%s", (directives, expected) => {
    expect(limitsOf(directives)).toMatchObject(expected);
  });

  test("of metas and header hold together, and a header's agent does not reach the metas", () => {
    const limits = robotsLimits(page('<meta name="robots" content="max-snippet:80">', "otherbot: noindex"));
    expect(limits).toMatchObject({ snippetCharsMax: 80, noindex: false });
  });
});

describe("a date of unavailable_after", () => {
  const past = "Wed, 25 Jun 2025 15:00:00 GMT";
  const now = "Sat, 28 Nov 2026 08:00:00 GMT";
  const at = (date: string | undefined, metas: string, header?: string, fetchedAtMs?: number) =>
    readRobotsDirectives(
      buildPage({
        html: metas,
        fetched: {
          fetchedAtMs,
          headers: { ...(date && { date }), ...(header && { "x-robots-tag": header }) },
        },
      }),
    );

  test.each([
    `noarchive, unavailable_after: ${past}`,
    `unavailable_after: ${past}, noarchive`,
    "unavailable_after: Wednesday, 25-Jun-25 15:00:00 GMT",
    "unavailable_after: 25 Jun 25 15:00:00 PST",
    "unavailable_after: Wed Jun 25 15:00:00 2025",
    "unavailable_after: 2025-06-25T15:00:00+00:00, max-snippet:50",
    "unavailable_after: June 25, 2025 15:00:00 GMT",
    `googlebot: unavailable_after: ${past}`,
    `unavailable_after: 1 Jan 2030, unavailable_after: ${past}`,
  ])("that has passed hides the page: %s", (directives) => {
    expect(at(now, `<meta name="robots" content="${directives}">`).index).toBe(false);
    expect(at(now, "", directives).index).toBe(false);
  });

  test("that is still to come does not", () => {
    expect(at(now, "", "unavailable_after: Wed, 25 Jun 2031 15:00:00 GMT").index).toBe(true);
    expect(at(now, "", `otherbot: unavailable_after: ${past}`).index).toBe(true);
  });

  test("is compared with our own clock where the server names no date", () => {
    const header = `unavailable_after: ${past}`;
    expect(at(undefined, "", header).index).toBe(true);
    expect(at(undefined, "", header, Date.UTC(2026, 10, 28)).index).toBe(false);
  });
});

describe("several header lines", () => {
  test.each([
    ["otherbot: nofollow\nnoindex", false, true],
    ["noindex\notherbot: index", false, true],
    ["otherbot: noindex\nnofollow", true, false],
    ["googlebot: noindex\notherbot: nofollow", false, true],
    ["otherbot: noindex, nofollow", true, true],
  ])("%j keep the names of crawlers to their own line", (header, index, follow) => {
    expect(readRobotsDirectives(page("", header))).toMatchObject({
      index,
      follow,
      header: header.replace("\n", ", "),
    });
  });
});
