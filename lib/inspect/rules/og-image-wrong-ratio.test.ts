// Does not see: what the crop cuts off: one of the right shape may lose its subject in a square.
import { describe, expect, test } from "vitest";
import { imageSized } from "@/lib/testing/inspect/image-example";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const raised = (size: string) => issueOf("og_image_wrong_ratio", imageSized(size));

describe("og_image_wrong_ratio", () => {
  test("stays silent from exactly 1.7 to exactly 2.1 times as wide as high", () => {
    expect(raised("1700x1000")).toBeNull();
    expect(raised("1699x1000")).not.toBeNull();
    expect(raised("2100x1000")).toBeNull();
    expect(raised("2101x1000")).not.toBeNull();
  });

  test("says how much of the image is cut away, and where", () => {
    expect(raised("1200x1200")?.description).toContain("about 48% of your image at the top and bottom");
    expect(raised("3820x1000")?.description).toContain("about 50% of your image on the left and right");
  });

  test("says nothing of cropping where only a thumbnail is drawn", () => {
    expect(raised("600x600")).not.toBeNull();
    expect(raised("599x599")).toBeNull();
  });
});
