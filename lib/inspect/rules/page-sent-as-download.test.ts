// Does not see: a download that a script starts.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("page_sent_as_download", () => {
  test.each<[string, Partial<Example>]>([
    [
      "an attachment",
      { fetched: { headers: { "content-type": "text/html", "content-disposition": "ATTACHMENT" } } },
    ],
  ])("%s is reported", (_, example) => {
    expect(issueOf("page_sent_as_download", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    ["inline", { fetched: { headers: { "content-type": "text/html", "content-disposition": "inline" } } }],
  ])("%s is not", (_, example) => {
    expect(issueOf("page_sent_as_download", example)).toBeNull();
  });
});
