// Does not see: an og:url of another domain, which Facebook does not follow.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("og_url_http_error", () => {
  test.each<[string, Partial<Example>]>([
    [
      "a dead og:url",
      {
        html: '<meta property="og:url" content="https://example.com/guides/gone">',
        without: ["og:url"],
        resources: {
          ogUrl: {
            url: "https://example.com/guides/gone",
            status: 404,
            error: "http_error",
            page: null,
            metadata: null,
          },
        },
      },
    ],
  ])("%s is reported", (_, example) => {
    expect(issueOf("og_url_http_error", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    [
      "one of another domain",
      {
        html: '<meta property="og:url" content="https://example.org/guides/gone">',
        without: ["og:url"],
        resources: {
          ogUrl: {
            url: "https://example.org/guides/gone",
            status: 404,
            error: "http_error",
            page: null,
            metadata: null,
          },
        },
      },
    ],
    [
      "one that works",
      {
        html: '<meta property="og:url" content="https://example.com/guides/other">',
        without: ["og:url"],
        resources: {
          ogUrl: {
            url: "https://example.com/guides/other",
            status: 200,
            error: null,
            page: null,
            metadata: null,
          },
        },
      },
    ],
  ])("%s is not", (_, example) => {
    expect(issueOf("og_url_http_error", example)).toBeNull();
  });
});
