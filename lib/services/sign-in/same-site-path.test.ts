import { describe, expect, test } from "vitest";
import { sameSitePath } from "./same-site-path";

describe("sameSitePath", () => {
  test.each([
    ["/", "/"],
    ["/keys", "/keys"],
    ["/saved?search=a b&sort=score", "/saved?search=a%20b&sort=score"],
    ["/?url=https://example.com//a%2F%5C", "/?url=https://example.com//a%2F%5C"],
    ["/docs/issues/a#b", "/docs/issues/a#b"],
    ["/projects/../keys", "/keys"],
    ["/authors", "/authors"],
    ["/ä", "/%C3%A4"],
  ])("%j leads to %s", (text, path) => {
    expect(sameSitePath(text)).toBe(path);
  });

  test.each([
    "",
    "keys",
    "https://evil.example",
    "javascript:alert(1)",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/a\\b",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\0",
    "/.//evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "/%2e%2e//evil.example",
    "/%2Fevil.example",
    "/%2f%2fevil.example",
    "/.%2f/evil.example",
    "/%5Cevil.example",
    "/%5c/evil.example",
    "/%252fevil.example",
    "/%09/evil.example",
    "/%0d%0aLocation:https://evil.example",
  ])("%j may lead to another site", (text) => {
    expect(sameSitePath(text)).toBeNull();
  });

  test.each([
    "/auth",
    "/auth/signout",
    "/sign-in",
    "/sign-in/link?x",
    "/api",
    "/api/keys",
    "/a/../api/keys",
    "/a%2f../api/keys",
  ])("%j is no page to come back to", (text) => {
    expect(sameSitePath(text)).toBeNull();
  });

  test("it has at most 4,096 characters", () => {
    const longest = `/${"a".repeat(4_095)}`;
    expect([sameSitePath(longest), sameSitePath(`${longest}a`)]).toEqual([longest, null]);
  });
});
