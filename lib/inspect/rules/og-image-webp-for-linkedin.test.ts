// Does not see: whether LinkedIn takes this file: reports disagree.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import { PERFECT_IMAGE_URL } from "../example/perfect-page";
import type { Example } from "./rule";

describe("og_image_webp_for_linkedin", () => {
  test.each<[string, Partial<Example>]>([["WebP", { images: { [PERFECT_IMAGE_URL]: { format: "webp" } } }]])(
    "%s is reported",
    (_, example) => {
      expect(issueOf("og_image_webp_for_linkedin", example)).not.toBeNull();
    },
  );

  test.each<[string, Partial<Example>]>([["JPEG", { images: { [PERFECT_IMAGE_URL]: { format: "jpeg" } } }]])(
    "%s is not",
    (_, example) => {
      expect(issueOf("og_image_webp_for_linkedin", example)).toBeNull();
    },
  );
});
