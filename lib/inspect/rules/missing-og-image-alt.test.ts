// Does not see: an alt text that says nothing about the image.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("missing_og_image_alt", () => {
  test.each<[string, Partial<Example>]>([
    ["no alt text", { html: "", without: ["og:image:alt"] }],
    ["an empty one", { html: '<meta property="og:image:alt" content=" ">', without: ["og:image:alt"] }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("missing_og_image_alt", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    [
      "Twitter's alt text",
      { html: '<meta name="twitter:image:alt" content="A sandbank">', without: ["og:image:alt"] },
    ],
  ])("%s is not", (_, example) => {
    expect(issueOf("missing_og_image_alt", example)).toBeNull();
  });
});
