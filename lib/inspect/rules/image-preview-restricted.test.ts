// Does not see: max-image-preview:standard, which some publishers mean.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("image_preview_restricted", () => {
  test.each<[string, Partial<Example>]>([
    [
      "the header",
      { fetched: { headers: { "content-type": "text/html", "x-robots-tag": "max-image-preview:none" } } },
    ],
    ["a tag for Google alone", { html: '<meta name="googlebot" content="noimageindex">' }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("image_preview_restricted", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    ["another crawler's", { html: '<meta name="bingbot" content="noimageindex">' }],
  ])("%s is not", (_, example) => {
    expect(issueOf("image_preview_restricted", example)).toBeNull();
  });
});
