// Does not see: valid JSON-LD of a type or with properties that Google does not take.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("jsonld_invalid", () => {
  test.each<[string, Partial<Example>]>([
    ["a trailing comma", { html: '<script type="application/ld+json">{"@type":"Article",}</script>' }],
    [
      "a second block that is broken",
      { html: '<script type="application/ld+json">{}</script><script type="application/ld+json">{</script>' },
    ],
    ["an empty block", { html: '<script type="application/ld+json"></script>' }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("jsonld_invalid", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    ["a valid one", { html: '<script type="application/ld+json">{"@type":"Article"}</script>' }],
  ])("%s is not", (_, example) => {
    expect(issueOf("jsonld_invalid", example)).toBeNull();
  });
});
