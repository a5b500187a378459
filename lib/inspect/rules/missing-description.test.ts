// Does not see: descriptions in JSON-LD, which only Discord reads for videos.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("missing_description", () => {
  test.each<[string, Partial<Example>]>([
    ["no description at all", { html: "", without: ["description", "og:description"] }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("missing_description", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    [
      "Twitter's alone",
      {
        html: '<meta name="twitter:description" content="Two floods a day.">',
        without: ["description", "og:description"],
      },
    ],
  ])("%s is not", (_, example) => {
    expect(issueOf("missing_description", example)).toBeNull();
  });
});
