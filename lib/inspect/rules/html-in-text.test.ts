// Does not see: tags of a program's own, and Markdown.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("html_in_text", () => {
  test.each<[string, Partial<Example>]>([
    [
      "an encoded line break",
      {
        html: '<meta property="og:description" content="One.&lt;br /&gt;Two.">',
        without: ["og:description"],
      },
    ],
    ["a style attribute", { html: "<title>A &lt;span style='x'>tide&lt;/span></title>", without: ["title"] }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("html_in_text", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    [
      "a name in angle brackets",
      {
        html: '<meta property="og:title" content="How the &lt;title&gt; element works">',
        without: ["og:title"],
      },
    ],
  ])("%s is not", (_, example) => {
    expect(issueOf("html_in_text", example)).toBeNull();
  });
});
