// Does not see: a missing value that leaves no word behind.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("undefined_or_null_value", () => {
  test.each<[string, Partial<Example>]>([
    ["undefined", { html: "<title>undefined | Field Notes</title>", without: ["title"] }],
    [
      "a price without a number",
      { html: '<meta property="og:description" content="From €NaN a night.">', without: ["og:description"] },
    ],
    ["nil alone", { html: '<meta property="og:title" content="nil">', without: ["og:title"] }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("undefined_or_null_value", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    ["a text about null", { html: "<title>Why null is not undefined</title>", without: ["title"] }],
  ])("%s is not", (_, example) => {
    expect(issueOf("undefined_or_null_value", example)).toBeNull();
  });
});
