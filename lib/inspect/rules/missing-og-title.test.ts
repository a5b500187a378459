// Does not see: a social title that a script writes.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("missing_og_title", () => {
  test.each<[string, Partial<Example>]>([["a title alone", { html: "", without: ["og:title"] }]])(
    "%s is reported",
    (_, example) => {
      expect(issueOf("missing_og_title", example)).not.toBeNull();
    },
  );

  test.each<[string, Partial<Example>]>([["both", { html: "" }]])("%s is not", (_, example) => {
    expect(issueOf("missing_og_title", example)).toBeNull();
  });
});
