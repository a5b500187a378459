// Does not see: a file that is sent as HTML.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("page_not_html", () => {
  test.each<[string, Partial<Example>]>([
    ["plain text", { document: "Tide tables", fetched: { headers: { "content-type": "text/plain" } } }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("page_not_html", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    ["HTML that is sent as a file", { fetched: { headers: { "content-type": "application/octet-stream" } } }],
  ])("%s is not", (_, example) => {
    expect(issueOf("page_not_html", example)).toBeNull();
  });
});
