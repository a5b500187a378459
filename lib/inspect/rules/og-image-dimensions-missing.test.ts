// Does not see: sizes that are declared and wrong, which has a rule of its own.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("og_image_dimensions_missing", () => {
  test.each<[string, Partial<Example>]>([
    ["no width", { html: "", without: ["og:image:width"] }],
    [
      "a width in words",
      { html: '<meta property="og:image:width" content="large">', without: ["og:image:width"] },
    ],
  ])("%s is reported", (_, example) => {
    expect(issueOf("og_image_dimensions_missing", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    [
      "a width in px",
      { html: '<meta property="og:image:width" content="1200px">', without: ["og:image:width"] },
    ],
  ])("%s is not", (_, example) => {
    expect(issueOf("og_image_dimensions_missing", example)).toBeNull();
  });
});
