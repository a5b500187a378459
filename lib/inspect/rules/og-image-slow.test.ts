// Does not see: an image that is slow for the first visitor alone.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import { PERFECT_IMAGE_URL } from "../example/perfect-page";
import type { Example } from "./rule";

describe("og_image_slow", () => {
  test.each<[string, Partial<Example>]>([
    ["3,001 ms", { images: { [PERFECT_IMAGE_URL]: { timeMs: 3_001 } } }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("og_image_slow", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    ["3,000 ms", { images: { [PERFECT_IMAGE_URL]: { timeMs: 3_000 } } }],
  ])("%s is not", (_, example) => {
    expect(issueOf("og_image_slow", example)).toBeNull();
  });
});
