import { describe, expect, test } from "vitest";
import { buildPage, imageOf, named, og } from "@/lib/testing/inspect/page-builder";
import { reportImage } from "./report";

const A = "https://example.com/a.jpg";
const B = "https://example.com/b.jpg";

function reportedImage(...head: readonly string[]) {
  return reportImage(buildPage({ head }), new Map([[A, imageOf(A, [1200, 630], { bytes: 9 })]]));
}

describe("the report's image", () => {
  test.each([
    [og("og:image", A)],
    [og("og:image:url", A)],
    [og("og:image:secure_url", A)],
    [named("twitter:image", A)],
    [named("twitter:image:src", A)],
  ])("is what %s names, measured", (tag) => {
    expect(reportedImage(tag)).toEqual({
      url: A,
      width: 1200,
      height: 630,
      alt: null,
      size: 9,
      mime: "image/jpeg",
      accessible: true,
      inspected: true,
      state: "ok",
      declared: { width: null, height: null },
    });
  });

  test("is described by its own tags and not by another image's", () => {
    const other = [og("og:image", B), og("og:image:width", "10"), og("og:image:alt", "Other")];
    const own = [og("og:image:width", "1200px"), og("og:image:height", "auto"), og("og:image:alt", "Sand")];
    expect(reportedImage(og("og:image", A), ...own, ...other)).toMatchObject({
      alt: "Sand",
      declared: { width: 1200, height: null },
    });
    expect(reportedImage(og("og:image", A), ...other)?.alt).toBeNull();
  });

  test("takes the words for it from twitter:image:alt where og:image:alt is missing", () => {
    expect(reportedImage(og("og:image", A), named("twitter:image:alt", "Sand"))?.alt).toBe("Sand");
  });

  test("says when there is no URL, and when nobody looked in time", () => {
    expect(reportedImage(og("og:image", "data:,x"))).toMatchObject({ url: "data:,x", state: "invalid_url" });
    expect(reportedImage(og("og:image", B))).toMatchObject({ url: B, state: "timeout", accessible: false });
    expect(reportedImage("<title>Tides</title>")).toBeNull();
  });
});
