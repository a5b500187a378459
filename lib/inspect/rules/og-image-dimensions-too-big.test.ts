// Does not see: the size in pixels of a file that could not be measured.
import { describe, expect, test } from "vitest";
import { imageSized } from "@/lib/testing/inspect/image-example";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const raised = (size: string) => issueOf("og_image_dimensions_too_big", imageSized(size));

describe("og_image_dimensions_too_big", () => {
  test("stays silent at exactly 4096 pixels a side and speaks above either", () => {
    expect(raised("4096x4096")).toBeNull();
    expect(raised("4097x2000")).not.toBeNull();
    expect(raised("2000x4097")).not.toBeNull();
  });
});
