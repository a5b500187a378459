// Does not see: whether the page opens at other URLs at all.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("missing_canonical", () => {
  test.each<[string, Partial<Example>]>([
    ["no canonical link", { html: "", without: ["link:canonical"] }],
    ["an empty one", { html: '<link rel="canonical" href="">', without: ["link:canonical"] }],
  ])("%s is reported", (_, example) => {
    expect(issueOf("missing_canonical", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    [
      "one in the header",
      {
        without: ["link:canonical"],
        fetched: {
          headers: {
            "content-type": "text/html",
            link: '<https://example.com/guides/tides>; rel="canonical"',
          },
        },
      },
    ],
  ])("%s is not", (_, example) => {
    expect(issueOf("missing_canonical", example)).toBeNull();
  });
});
