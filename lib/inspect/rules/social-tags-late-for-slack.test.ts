// Does not see: how many bytes Slack reads today.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("social_tags_late_for_slack", () => {
  test.each<[string, Partial<Example>]>([
    [
      "tags behind 10 KB",
      { html: '<meta property="og:title" content="Tides">', without: ["og:title"], stylesBytes: 10_000 },
    ],
  ])("%s is reported", (_, example) => {
    expect(issueOf("social_tags_late_for_slack", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([["tags before them", { stylesBytes: 10_000 }]])(
    "%s is not",
    (_, example) => {
      expect(issueOf("social_tags_late_for_slack", example)).toBeNull();
    },
  );
});
