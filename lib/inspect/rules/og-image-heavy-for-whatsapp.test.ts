// Does not see: how fast the sender's connection is.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import { PERFECT_IMAGE_URL } from "../example/perfect-page";
import type { Example } from "./rule";

describe("og_image_heavy_for_whatsapp", () => {
  test.each<[string, Partial<Example>]>([
    ["301 KB", { images: { [PERFECT_IMAGE_URL]: { bytes: 301 * 1024 } } }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("og_image_heavy_for_whatsapp", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    ["300 KB", { images: { [PERFECT_IMAGE_URL]: { bytes: 300 * 1024 } } }],
    ["an unknown weight", { images: { [PERFECT_IMAGE_URL]: { bytes: null } } }],
  ])("%s is not", (_, example) => {
    expect(issueOf("og_image_heavy_for_whatsapp", example)).toBeNull();
  });
});
