import { describe, expect, test } from "vitest";
import { createCookieJar } from "./cookie-jar";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const PAGE = new URL("https://shop.example/a/b?c");

function jarWith(...cookies: readonly string[]) {
  const jar = createCookieJar({ now: () => NOW });
  for (const cookie of cookies) jar.store(PAGE, cookie);
  return jar;
}

describe("the cookie jar", () => {
  test.each([
    [["a=1"], "a=1"],
    [["a=1; Path=/; HttpOnly; SameSite=Lax", "b=2"], "a=1; b=2"],
    [["a=1", "a=2"], "a=2"],
    [["a=x=y=="], "a=x=y=="],
    [[' a = "1 2" '], 'a="1 2"'],
    [["a="], "a="],
    [["a=1; Max-Age=60"], "a=1"],
    [["a=1; Expires=Fri, 20 Nov 2026 12:00:01 GMT"], "a=1"],
    [["a=1; Expires=whenever"], "a=1"],
    [["a=1; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT"], "a=1"],
  ])("sends %j back as %j", (cookies, header) => {
    expect(jarWith(...cookies).headerFor(PAGE)).toBe(header);
  });

  test.each([
    [["a=1", "a=; Max-Age=0"]],
    [["a=1", "a=gone; max-age=-1"]],
    [["a=1", "a=gone; Expires=Thu, 01 Jan 1970 00:00:00 GMT"]],
    [["a=1", "a=gone; expires=Fri, 20 Nov 2026 12:00:00 GMT"]],
    [["no sign of equality"]],
    [["=1"]],
    [["; Path=/"]],
    [[""]],
    [["a=1\r\nx-evil: 1"]],
    [["a=\0"]],
    [[`a=${"x".repeat(5_000)}`]],
  ])("keeps nothing of %j", (cookies) => {
    expect(jarWith(...cookies).headerFor(PAGE)).toBeNull();
  });

  test.each(["https://example/", "https://www.shop.example/", "https://other.example/"])(
    "sends nothing to %s",
    (url) => {
      expect(jarWith("a=1; Domain=example").headerFor(new URL(url))).toBeNull();
    },
  );

  test("sends a secure cookie over https only, and takes it over https only", () => {
    const jar = jarWith("safe=1; Secure", "plain=1");
    expect(jar.headerFor(new URL("http://shop.example/"))).toBe("plain=1");
    jar.store(new URL("http://shop.example/"), "forged=1; Secure");
    expect(jar.headerFor(PAGE)).toBe("safe=1; plain=1");
  });

  test("keeps 50 cookies of a host and sends at most 16 KB of them", () => {
    const many = jarWith(...Array.from({ length: 60 }, (_, i) => `c${i}=1`));
    expect(many.headerFor(PAGE)?.split("; ")).toHaveLength(50);
    const large = jarWith(...Array.from({ length: 50 }, (_, i) => `c${i}=${"x".repeat(4_000)}`));
    expect(large.headerFor(PAGE)?.length).toBeLessThanOrEqual(16_384);
  });
});
