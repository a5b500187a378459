// Does not see: a declared encoding that the page is not in, which has a rule of its own.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("missing_charset", () => {
  test.each<[string, Partial<Example>]>([
    ["no charset", { html: "", without: ["charset"] }],
    ["a name that browsers don't know", { html: '<meta charset="utf8mb4">', without: ["charset"] }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("missing_charset", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    [
      "one in http-equiv",
      { html: '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">', without: ["charset"] },
    ],
  ])("%s is not", (_, example) => {
    expect(issueOf("missing_charset", example)).toBeNull();
  });
});
