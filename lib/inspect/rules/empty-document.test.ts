// Does not see: a page that holds nothing but an error message.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("empty_document", () => {
  test.each<[string, Partial<Example>]>([
    ["an empty response", { document: "" }],
    ["white space alone", { document: " \n\n" }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("empty_document", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([["an image and no word", { document: "<img src=/a.png>" }]])(
    "%s is not",
    (_, example) => {
      expect(issueOf("empty_document", example)).toBeNull();
    },
  );
});
