// Does not see: an icon that loads for us and not for Google's crawler.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import type { Example } from "./rule";

describe("favicon_broken", () => {
  test.each<[string, Partial<Example>]>([
    [
      "an icon that is gone",
      {
        html: '<link rel="icon" href="/a.png">',
        without: ["link:icon"],
        images: { "https://example.com/a.png": { state: "http_error", status: 410 } },
      },
    ],
    [
      "an icon on a private host",
      {
        html: '<link rel="icon" href="/a.png">',
        without: ["link:icon"],
        images: { "https://example.com/a.png": { state: "blocked", status: null } },
      },
    ],
  ])("%s is reported", (_, example) => {
    expect(issueOf("favicon_broken", example)).not.toBeNull();
  });

  test.each<[string, Partial<Example>]>([
    [
      "one that loads",
      {
        html: '<link rel="icon" href="/a.png">',
        without: ["link:icon"],
        images: { "https://example.com/a.png": { width: 48, height: 48 } },
      },
    ],
  ])("%s is not", (_, example) => {
    expect(issueOf("favicon_broken", example)).toBeNull();
  });
});
