// Does not see: a long text that platforms take and nobody listens to.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("og_image_alt_too_long", () => {
  test.each<[string, Partial<Example>]>([
    [
      "more than 4,096 characters",
      { html: `<meta property="og:image:alt" content="${"tide ".repeat(820)}">`, without: ["og:image:alt"] },
    ],
    [
      "Twitter's of that length",
      { html: `<meta name="twitter:image:alt" content="${"tide ".repeat(820)}">` },
    ],
  ])("%s is reported", (_, example) => {
    expect(issueOf("og_image_alt_too_long", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    [
      "4,000 characters",
      { html: `<meta property="og:image:alt" content="${"tide ".repeat(800)}">`, without: ["og:image:alt"] },
    ],
  ])("%s is not", (_, example) => {
    expect(issueOf("og_image_alt_too_long", example)).toBeNull();
  });
});
