// Does not see: a heading, which Google uses as a title.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("missing_title", () => {
  test.each<[string, Partial<Example>]>([
    ["no title of any kind", { html: "", without: ["title", "og:title"] }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("missing_title", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([["og:title alone", { html: "", without: ["title"] }]])(
    "%s is not",
    (_, example) => {
      expect(issueOf("missing_title", example)).toBeNull();
    },
  );
});
