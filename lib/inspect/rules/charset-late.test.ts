// Does not see: platforms that look at more or fewer bytes than the 1,024 of browsers.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("charset_late", () => {
  test.each<[string, Partial<Example>]>([
    [
      "a charset behind 1,024 bytes of styles",
      { html: '<meta charset="utf-8">', without: ["charset"], stylesBytes: 1024 },
    ],
  ])("%s is reported", (_, example) => {
    expect(issueOf("charset_late", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    [
      "one behind a header that says it too",
      {
        html: '<meta charset="utf-8">',
        without: ["charset"],
        stylesBytes: 1024,
        fetched: { headers: { "content-type": "text/html; charset=utf-8" } },
      },
    ],
  ])("%s is not", (_, example) => {
    expect(issueOf("charset_late", example)).toBeNull();
  });
});
