// Does not see: a canonical URL that responds with 200 and says "not found" in words.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("canonical_http_error", () => {
  test.each<[string, Partial<Example>]>([
    [
      "a dead canonical URL",
      {
        html: '<link rel="canonical" href="https://example.com/guides/gone">',
        without: ["link:canonical"],
        resources: {
          canonical: {
            url: "https://example.com/guides/gone",
            status: 410,
            error: "http_error",
            page: null,
            metadata: null,
          },
        },
      },
    ],
    [
      "a host that doesn't respond",
      {
        html: '<link rel="canonical" href="https://example.com/guides/gone">',
        without: ["link:canonical"],
        resources: {
          canonical: {
            url: "https://example.com/guides/gone",
            status: null,
            error: "dns_failed",
            page: null,
            metadata: null,
          },
        },
      },
    ],
  ])("%s is reported", (_, example) => {
    expect(issueOf("canonical_http_error", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    [
      "one that works",
      {
        html: '<link rel="canonical" href="https://example.com/guides/gone">',
        without: ["link:canonical"],
        resources: {
          canonical: {
            url: "https://example.com/guides/gone",
            status: 200,
            error: null,
            page: null,
            metadata: null,
          },
        },
      },
    ],
  ])("%s is not", (_, example) => {
    expect(issueOf("canonical_http_error", example)).toBeNull();
  });
});
