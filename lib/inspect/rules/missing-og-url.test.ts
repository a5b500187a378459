// Does not see: whether the page is shared with parameters at all.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("missing_og_url", () => {
  test.each<[string, Partial<Example>]>([
    ["no og:url", { html: "", without: ["og:url"] }],
    ["an empty one", { html: '<meta property="og:url" content="">', without: ["og:url"] }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("missing_og_url", example)).not.toBeNull();
  });
});
