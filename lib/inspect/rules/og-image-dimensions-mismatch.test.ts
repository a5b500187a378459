// Does not see: the sizes declared for the second and later images.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const raised = (width: string, height: string) =>
  issueOf("og_image_dimensions_mismatch", {
    html: `<meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}">`,
    without: ["og:image:width", "og:image:height"],
  });

describe("og_image_dimensions_mismatch", () => {
  test("forgives a difference of exactly 2 % either way and speaks above", () => {
    expect(raised("1224", "630")).toBeNull();
    expect(raised("1176", "630")).toBeNull();
    expect(raised("1225", "630")).not.toBeNull();
    expect(raised("1175", "630")).not.toBeNull();
    expect(raised("1200", "643")).not.toBeNull();
  });

  test("reads px behind a number and leaves what is no number to the rule on missing sizes", () => {
    expect(raised("1200px", "630 px")).toBeNull();
    expect(raised("auto", "0")).toBeNull();
    expect(raised("600px", "630")).not.toBeNull();
  });
});
