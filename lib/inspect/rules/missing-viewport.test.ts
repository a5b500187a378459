// Does not see: a layout that is too wide for a phone in spite of the tag.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("missing_viewport", () => {
  test.each<[string, Partial<Example>]>([
    ["no viewport", { html: "", without: ["viewport"] }],
    [
      "one that sets no width",
      { html: '<meta name="viewport" content="user-scalable=no">', without: ["viewport"] },
    ],
  ])("%s is reported", (_, example) => {
    expect(issueOf("missing_viewport", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    ["the scale alone", { html: '<meta name="viewport" content="initial-scale=1">', without: ["viewport"] }],
    ["a fixed width", { html: '<meta name="viewport" content="width=1120">', without: ["viewport"] }],
  ])("%s is not", (_, example) => {
    expect(issueOf("missing_viewport", example)).toBeNull();
  });
});
