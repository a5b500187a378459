// Does not see: repeated tags that a platform reads as a list, such as article:tag.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("duplicate_social_tag", () => {
  test.each<[string, Partial<Example>]>([
    ["two different titles", { html: '<meta property="og:title" content="Dunes">' }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("duplicate_social_tag", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    ["two alike", { html: '<meta property="og:title" content="How tides shape the coast">' }],
    ["a gallery", { html: '<meta property="og:image" content="https://example.com/images/dunes.jpg">' }],
    [
      "two locales",
      {
        html: '<meta property="og:locale:alternate" content="fr_FR"><meta property="og:locale:alternate" content="de_DE">',
      },
    ],
  ])("%s is not", (_, example) => {
    expect(issueOf("duplicate_social_tag", example)).toBeNull();
  });
});
