// Does not see: a file of a known format in a variant that a platform can't open, such as CMYK.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import { PERFECT_IMAGE_URL } from "../example/perfect-page";
import type { Example } from "./rule";

describe("og_image_unsupported_format", () => {
  test.each<[string, Partial<Example>]>([
    ["TIFF", { images: { [PERFECT_IMAGE_URL]: { format: "tiff" } } }],
    ["HEIC", { images: { [PERFECT_IMAGE_URL]: { format: "heic" } } }],
    ["BMP", { images: { [PERFECT_IMAGE_URL]: { format: "bmp" } } }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("og_image_unsupported_format", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    ["PNG", { images: { [PERFECT_IMAGE_URL]: { format: "png" } } }],
    ["an unknown format", { images: { [PERFECT_IMAGE_URL]: { format: null } } }],
  ])("%s is not", (_, example) => {
    expect(issueOf("og_image_unsupported_format", example)).toBeNull();
  });
});
