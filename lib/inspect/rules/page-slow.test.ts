// Does not see: a page that is slow for crawlers on another continent alone.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("page_slow", () => {
  test.each<[string, Partial<Example>]>([["3,001 ms", { fetched: { responseTimeMs: 3_001 } }]])(
    "%s is reported",
    (_, example) => {
      expect(issueOf("page_slow", example)).not.toBeNull();
    },
  );

  test.each<[string, Partial<Example>]>([["3,000 ms", { fetched: { responseTimeMs: 3_000 } }]])(
    "%s is not",
    (_, example) => {
      expect(issueOf("page_slow", example)).toBeNull();
    },
  );
});
