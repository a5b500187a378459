// Does not see: Twitter's tags by property=, which X takes.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("og_name_attribute", () => {
  test.each<[string, Partial<Example>]>([
    ["og:title by name=", { html: '<meta name="og:title" content="Tides">', without: ["og:title"] }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("og_name_attribute", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    ["a key in capitals", { html: '<meta property="OG:title" content="Tides">' }],
    ["twitter:title by property=", { html: '<meta property="twitter:title" content="Tides">' }],
  ])("%s is not", (_, example) => {
    expect(issueOf("og_name_attribute", example)).toBeNull();
  });
});
