// Does not see: whether the platform crops what is left of the image well.
import { describe, expect, test } from "vitest";
import { imageSized } from "@/lib/testing/inspect/image-example";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const platforms = (size: string) => issueOf("og_image_thumbnail_only", imageSized(size))?.platforms ?? null;

describe("og_image_thumbnail_only", () => {
  test("stays silent at Facebook's 600 by 315 pixels and speaks one pixel below", () => {
    expect(platforms("600x315")).toBeNull();
    expect(platforms("599x315")).toEqual(["facebook"]);
    expect(platforms("600x314")).toEqual(["facebook"]);
  });

  test("adds LinkedIn below 401 pixels of width", () => {
    expect(platforms("401x315")).toEqual(["facebook"]);
    expect(platforms("400x315")).toEqual(["facebook", "linkedin"]);
  });

  test("adds X and WhatsApp below 300 pixels of width", () => {
    expect(platforms("300x315")).toEqual(["facebook", "linkedin"]);
    expect(platforms("299x315")).toEqual(["x", "facebook", "linkedin", "whatsapp"]);
  });

  test("says nothing of the large card when the image is too small for any", () => {
    expect(platforms("199x199")).toBeNull();
  });
});
