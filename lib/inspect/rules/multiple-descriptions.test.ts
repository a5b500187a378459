// Does not see: a second description that a script adds.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("multiple_descriptions", () => {
  test.each<[string, Partial<Example>]>([
    ["two that differ", { html: '<meta name="description" content="Dunes.">' }],
    ["one in capitals", { html: '<meta name="DESCRIPTION" content="Dunes.">' }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("multiple_descriptions", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    ["Twitter's beside it", { html: '<meta name="twitter:description" content="Dunes.">' }],
  ])("%s is not", (_, example) => {
    expect(issueOf("multiple_descriptions", example)).toBeNull();
  });
});
