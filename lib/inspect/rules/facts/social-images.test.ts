import { describe, expect, test } from "vitest";
import type { ImageFacts } from "@/lib/inspect/resources";
import { buildPage, og } from "@/lib/testing/inspect/page-builder";
import { inspectExample } from "../../example/inspect-example";
import { ogImageUrls } from "./social-images";

describe("ogImageUrls", () => {
  test("names each image once, in order, without those that have no URL", () => {
    const [a, b] = ["https://example.com/a.jpg", "https://example.com/b.jpg"];
    const head = [b, "/a.jpg", "data:,x", a].map((content) => og("og:image", content));
    expect(ogImageUrls(buildPage({ head }))).toEqual([b, a]);
  });

  const IMAGE = "https://example.com/images/tides.jpg";
  const OTHER = '<meta property="og:image" content="https://example.com/images/dunes.jpg">';

  /** Codes whose fix is a copy of the image, and whether the fix of another rule names that copy too. */
  function told(facts: Partial<ImageFacts>) {
    const { issues } = inspectExample({ html: OTHER, images: { [IMAGE]: facts } });
    const copied = issues.filter(({ fix }) => fix?.html?.includes("tides-1200x630.jpg"));
    const several = copied.some(({ code }) => code === "multiple_og_images");
    return { others: copied.filter(({ code }) => code !== "multiple_og_images").length > 0, several };
  }

  test.each<Partial<ImageFacts>>([
    {},
    { width: 1199 },
    { width: 1100, height: 578 },
    { width: 1200, height: 600 },
    { width: 1200, height: 900 },
    { width: 2000, height: 700 },
    { width: 4097, height: 2150 },
    { width: 300, height: 157 },
    { bytes: 300 * 1024 },
    { bytes: 300 * 1024 + 1 },
    { bytes: 700_000 },
    { format: "webp" },
    { format: "png" },
    { format: "avif" },
  ])("agrees with the rules that ask for a copy of an image with %j", (facts) => {
    const { others, several } = told(facts);
    expect(several).toBe(others);
  });
});
