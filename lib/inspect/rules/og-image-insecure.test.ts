// Does not see: whether the file loads over https as well.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("og_image_insecure", () => {
  test.each<[string, Partial<Example>]>([
    [
      "http on a page of https",
      {
        html: '<meta property="og:image" content="http://example.com/images/tides.jpg">',
        without: ["og:image"],
      },
    ],
  ])("%s is reported", (_, example) => {
    expect(issueOf("og_image_insecure", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    [
      "http with a secure URL beside it",
      {
        html: '<meta property="og:image" content="http://example.com/images/tides.jpg"><meta property="og:image:secure_url" content="https://example.com/images/tides.jpg">',
        without: ["og:image"],
      },
    ],
  ])("%s is not", (_, example) => {
    expect(issueOf("og_image_insecure", example)).toBeNull();
  });
});
