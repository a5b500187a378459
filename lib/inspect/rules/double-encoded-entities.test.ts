// Does not see: an entity in a language of its own, such as a shop's `&price;`.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("double_encoded_entities", () => {
  test.each<[string, Partial<Example>]>([
    [
      "a numeric entity",
      { html: '<meta property="og:title" content="The sea&amp;#8217;s work">', without: ["og:title"] },
    ],
    [
      "an entity encoded three times",
      { html: '<meta property="og:title" content="Sand &amp;amp;amp; water">', without: ["og:title"] },
    ],
  ])("%s is reported", (_, example) => {
    expect(issueOf("double_encoded_entities", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    [
      "letters around an ampersand",
      { html: '<meta property="og:title" content="R&amp;D; and more">', without: ["og:title"] },
    ],
  ])("%s is not", (_, example) => {
    expect(issueOf("double_encoded_entities", example)).toBeNull();
  });
});
