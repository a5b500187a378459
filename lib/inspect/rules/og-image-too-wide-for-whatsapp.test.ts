// Does not see: a wide image whose size could not be measured.
import { describe, expect, test } from "vitest";
import { imageSized } from "@/lib/testing/inspect/image-example";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const raised = (size: string) => issueOf("og_image_too_wide_for_whatsapp", imageSized(size));

describe("og_image_too_wide_for_whatsapp", () => {
  test("stays silent at exactly four times as wide as high and speaks above", () => {
    expect(raised("2520x630")).toBeNull();
    expect(raised("2521x630")).not.toBeNull();
  });

  test("accepts an image that is taller than wide", () => {
    expect(raised("630x2600")).toBeNull();
  });

  test("costs 7 points together with the crop on the other platforms", () => {
    const crop = issueOf("og_image_wrong_ratio", imageSized("2600x630"));
    expect((crop?.points ?? 0) + (raised("2600x630")?.points ?? 0)).toBe(7);
  });
});
