// Does not see: whether a platform's own fallback would do as well.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("missing_og_description", () => {
  test.each<[string, Partial<Example>]>([
    ["a meta description alone", { html: "", without: ["og:description"] }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("missing_og_description", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([["both", { html: "" }]])("%s is not", (_, example) => {
    expect(issueOf("missing_og_description", example)).toBeNull();
  });
});
