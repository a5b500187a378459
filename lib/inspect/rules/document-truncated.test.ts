// Does not see: a page that a broken template ends early, since its connection ends as it should.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("document_truncated", () => {
  test.each<[string, Partial<Example>]>([["a page that broke off", { fetched: { truncated: true } }]])(
    "%s is reported",
    (_, example) => {
      expect(issueOf("document_truncated", example)).not.toBeNull();
    },
  );

  test.each<[string, Partial<Example>]>([["a whole page", {}]])("%s is not", (_, example) => {
    expect(issueOf("document_truncated", example)).toBeNull();
  });
});
