import { describe, expect, test } from "vitest";
import { urlPattern } from "./url-pattern";

describe("urlPattern", () => {
  test.each([
    ["https://example.com/", "/"],
    ["https://example.com/about", "/about"],
    ["https://example.com/blog/a-title", "/blog/*"],
    ["https://example.com/2026/11/28/a-title", "/*/*/*/*"],
    ["https://example.com/de/products/blue-chair", "/de/products/*"],
    ["https://example.com/list?page=2&sort=a", "/list?page&sort"],
    ["https://example.com/list?sort=b&page=9", "/list?page&sort"],
  ])("the pattern of %s is %s", (url, pattern) => {
    expect(urlPattern(url)).toBe(pattern);
  });
});
