// Does not see: a name in the logo's image.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("missing_og_site_name", () => {
  test.each<[string, Partial<Example>]>([
    ["no site name", { html: "", without: ["og:site_name"] }],
    ["an empty one", { html: '<meta property="og:site_name" content="">', without: ["og:site_name"] }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("missing_og_site_name", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    ["one by name=", { html: '<meta name="og:site_name" content="Field Notes">', without: ["og:site_name"] }],
  ])("%s is not", (_, example) => {
    expect(issueOf("missing_og_site_name", example)).toBeNull();
  });
});
