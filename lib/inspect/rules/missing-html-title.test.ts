// Does not see: a title that a script writes.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("missing_html_title", () => {
  test.each<[string, Partial<Example>]>([
    ["social titles alone", { html: "", without: ["title"] }],
    ["a title in a drawing alone", { html: "<svg><title>Dunes</title></svg>", without: ["title"] }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("missing_html_title", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([["a title", { html: "" }]])("%s is not", (_, example) => {
    expect(issueOf("missing_html_title", example)).toBeNull();
  });
});
