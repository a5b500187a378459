import { describe, expect, it } from "vitest";
import { isSamePage } from "./same-page";

describe("two URLs name the same page", () => {
  it.each([
    ["scheme", "http://example.com/a", "https://example.com/a"],
    ["letter case of the host", "https://EXAMPLE.com/a", "https://example.com/a"],
    ["default port", "https://example.com:443/a", "https://example.com/a"],
    ["trailing slash", "https://example.com/a/", "https://example.com/a"],
    ["trailing slash of the root", "https://example.com", "https://example.com/"],
    ["fragment", "https://example.com/a#top", "https://example.com/a"],
    ["tracking parameters", "https://example.com/a?utm_source=x&id=1&fbclid=2", "https://example.com/a?id=1"],
    ["order of parameters", "https://example.com/?b=2&a=1", "https://example.com/?a=1&b=2"],
    ["letter case of escapes", "https://example.com/%c3%a9", "https://example.com/%C3%A9"],
    ["writing of a host in another script", "https://bücher.example/", "https://xn--bcher-kva.example/"],
  ])("although they differ in %s", (_, a, b) => {
    expect(isSamePage(a, b)).toBe(true);
    expect(isSamePage(b, a)).toBe(true);
  });

  it.each([
    ["host", "https://example.com/", "https://www.example.com/"],
    ["port", "https://example.com:8443/", "https://example.com/"],
    ["path", "https://example.com/a", "https://example.com/b"],
    ["letter case of the path", "https://example.com/A", "https://example.com/a"],
    ["parameters", "https://example.com/?id=1", "https://example.com/?id=2"],
  ])("but not when they differ in %s", (_, a, b) => {
    expect(isSamePage(a, b)).toBe(false);
  });

  it.each(["", "/a", "mailto:someone@example.com", "https://", "data:text/html,x"])(
    "but never when one is %j",
    (text) => {
      expect(isSamePage(text, text)).toBe(false);
    },
  );
});
