// Does not see: the sizes inside an icon file beyond the largest, and icons that a manifest names.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { ImageFacts } from "../resources";

const URL_A = "https://example.com/a.png";
const raised = (width: number, height: number, more: Partial<ImageFacts> = {}, sizes = "") =>
  issueOf("favicon_bad_size", {
    html: `<link rel="icon" href="/a.png" sizes="${sizes}">`,
    without: ["link:icon"],
    images: { [URL_A]: { format: "png", width, height, ...more } },
  });

describe("favicon_bad_size", () => {
  test("stays silent at exactly 48 by 48 pixels and calls 47 blurry", () => {
    expect(raised(48, 48)).toBeNull();
    expect(raised(47, 47)?.description).toContain("looks blurry");
  });

  test("calls an icon unusable below 8 pixels, not at 8", () => {
    expect(raised(8, 8)?.description).toContain("looks blurry");
    expect(raised(7, 7)?.description).toContain("under 8 by 8");
  });

  test("asks for a square whatever the size", () => {
    expect(raised(96, 95)?.description).toContain("isn't square");
  });

  test("believes the link of an ico file, which holds more sizes than the one read", () => {
    expect(raised(16, 16, { format: "ico" }, "16x16 32x32 48x48")).toBeNull();
    expect(raised(16, 16, { format: "ico" }, "16x16 32x32")).not.toBeNull();
    expect(raised(16, 16, { format: "png" }, "48x48")).not.toBeNull();
  });

  test("stays silent as long as one declared icon may be good", () => {
    const html =
      '<link rel="icon" href="/a.png"><link rel="apple-touch-icon" href="/touch.png" sizes="180x180">';
    const images = { [URL_A]: { width: 16, height: 16 } };
    expect(issueOf("favicon_bad_size", { html, without: ["link:icon"], images })).toBeNull();
  });
});
