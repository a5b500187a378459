import { describe, expect, it, test } from "vitest";
import { buildPage } from "@/lib/testing/page-builder";
import { dayOf, limitsOf, readRobotsDirectives, robotsLimits } from "./robots";

function page(metas: string, header?: string) {
  return buildPage({
    html: metas,
    fetched: header === undefined ? {} : { headers: { "x-robots-tag": header } },
  });
}

describe("whether a page may be indexed and its links followed", () => {
  it.each([
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

  it("comes with what is written, joined", () => {
    const metas =
      '<meta name="robots" content=" noindex "><meta name="googlebot" content="nosnippet"><meta name="robots" content="">';
    expect(readRobotsDirectives(page(metas, "noarchive"))).toMatchObject({
      content: "noindex, nosnippet",
      header: "noarchive",
    });
  });
});

describe("limits", () => {
  it.each([
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

  it("of metas and header hold together, and a header's agent does not reach the metas", () => {
    const limits = robotsLimits(page('<meta name="robots" content="max-snippet:80">', "otherbot: noindex"));
    expect(limits).toMatchObject({ snippetCharsMax: 80, noindex: false });
  });
});

test.each([
  ["2026-07-01", 20_260_701],
  ["2026-07-01T08:00:00+02:00", 20_260_701],
  ["Wed, 01 Jul 2026 08:00:00 GMT", 20_260_701],
  ["Wednesday, 01-Jul-2026 08:00:00 GMT", 20_260_701],
  ["25 jun 2010 15:00:00 pst", 20_100_625],
  ["1 July 2026", 20_260_701],
  ["tomorrow", null],
  ["07/01/2026", null],
  ["", null],
])("%s is the day %j", (date, day) => {
  expect(dayOf(date)).toBe(day);
});
