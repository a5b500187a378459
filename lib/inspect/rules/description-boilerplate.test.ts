// Does not see: a theme's filler that is not in our list, or one in another language.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("description_boilerplate", () => {
  test.each<[string, Partial<Example>]>([
    [
      "WordPress's tagline",
      { html: '<meta name="description" content="Just another WordPress site">', without: ["description"] },
    ],
  ])("%s is reported", (_, example) => {
    expect(issueOf("description_boilerplate", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    [
      "a text about filler",
      { html: '<meta name="description" content="Where lorem ipsum comes from.">', without: ["description"] },
    ],
  ])("%s is not", (_, example) => {
    expect(issueOf("description_boilerplate", example)).toBeNull();
  });
});
