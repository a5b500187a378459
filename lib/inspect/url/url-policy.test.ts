import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPublicUrl } from "./url-policy";

describe("a URL that a page may load", () => {
  test.each([
    "https://example.com/icon.png",
    "http://93.184.216.34/icon.png",
    "https://[2606:4700:4700::1111]/",
    "https://example.com:8443/",
    "https://bücher.example/",
  ])("is %s", (url) => {
    expect(isPublicUrl(url)).toBe(true);
  });

  test.each([
    "http://192.168.0.1/icon.png",
    "http://127.1/",
    "http://0x7f000001/",
    "http://2130706433/",
    "http://[::1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://169.254.169.254/latest/meta-data",
    "http://localhost/",
    "http://router/",
    "http://printer.local./",
    "https://example.com:22/",
    "https://user:password@example.com/",
    "ftp://example.com/",
    "data:image/png;base64,AAAA",
    "javascript:alert(1)",
    "//example.com/",
    "/icon.png",
    "",
  ])("is not %s", (url) => {
    expect(isPublicUrl(url)).toBe(false);
  });

  test("is a private one that the operator allows, at exactly its origin", () => {
    const allowed = ["http://127.0.0.1:4100"];
    expect(isPublicUrl("http://127.0.0.1:4100/icon.png", allowed)).toBe(true);
    expect(isPublicUrl("http://127.0.0.1:4101/icon.png", allowed)).toBe(false);
  });

  test("has no IPv4 address of a private network, however it is spelled", () => {
    const spelled = fc
      .tuple(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom(10, 8, 16))
      .map(([rest, base]) => {
        const number = 0x0a000000 + rest;
        const prefix = base === 16 ? "0x" : base === 8 ? "0" : "";
        return `http://${prefix}${number.toString(base)}/`;
      });
    fc.assert(fc.property(spelled, (url) => !isPublicUrl(url)));
  });
});
