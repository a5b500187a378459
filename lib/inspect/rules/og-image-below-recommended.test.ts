// Does not see: how sharp the image is: a small one that was enlarged passes.
import { describe, expect, test } from "vitest";
import { imageSized } from "@/lib/testing/inspect/image-example";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const raised = (size: string) => issueOf("og_image_below_recommended", imageSized(size));

describe("og_image_below_recommended", () => {
  test("stays silent at about 1200 by 630 pixels and speaks below that", () => {
    for (const size of ["1200x630", "1200x628", "1200x600", "1140x599"]) expect(raised(size)).toBeNull();
    expect(raised("1139x630")).toMatchObject({ points: 1, platforms: ["facebook"] });
    expect(raised("1200x598")).not.toBeNull();
  });

  test("leaves images under 600 by 315 to the more severe rules", () => {
    expect(raised("600x315")).not.toBeNull();
    expect(raised("599x315")).toBeNull();
    expect(raised("100x100")).toBeNull();
  });
});
