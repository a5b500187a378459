// Does not see: whether a gallery is meant.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("multiple_og_images", () => {
  test.each<[string, Partial<Example>]>([
    ["two images", { html: '<meta property="og:image" content="https://example.com/images/dunes.jpg">' }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("multiple_og_images", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    [
      "the same image twice",
      { html: '<meta property="og:image" content="https://example.com/images/tides.jpg">' },
    ],
    [
      "its secure URL",
      { html: '<meta property="og:image:secure_url" content="https://example.com/images/tides.jpg">' },
    ],
  ])("%s is not", (_, example) => {
    expect(issueOf("multiple_og_images", example)).toBeNull();
  });
});
