// Does not see: a title that a script adds later.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("duplicate_title", () => {
  test.each<[string, Partial<Example>]>([["two titles in the head", { html: "<title>Dunes</title>" }]])(
    "%s is reported",
    (_, example) => {
      expect(issueOf("duplicate_title", example)).not.toBeNull();
    },
  );

  test.each<[string, Partial<Example>]>([
    ["a title of a drawing", { html: "<body><svg><title>Dunes</title></svg>" }],
  ])("%s is not", (_, example) => {
    expect(issueOf("duplicate_title", example)).toBeNull();
  });
});
