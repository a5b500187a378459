// Does not see: a limit that Google sets by itself.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("snippet_too_short", () => {
  test.each<[string, Partial<Example>]>([
    ["49 characters", { html: '<meta name="robots" content="max-snippet:49">' }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("snippet_too_short", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    ["no limit", { html: '<meta name="robots" content="max-snippet:-1">' }],
    ["no text at all, which has a rule of its own", { html: '<meta name="robots" content="max-snippet:0">' }],
  ])("%s is not", (_, example) => {
    expect(issueOf("snippet_too_short", example)).toBeNull();
  });
});
