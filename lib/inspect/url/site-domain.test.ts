import { describe, expect, test } from "vitest";
import { isSameSite } from "./site-domain";

describe("isSameSite", () => {
  test.each([
    ["https://example.com/a", "https://www.example.com/b"],
    ["https://m.example.com/", "http://shop.EXAMPLE.com:8080/"],
    ["https://news.example.co.uk/", "https://example.co.uk/"],
    ["https://a.example.com.br/", "https://b.example.com.br/"],
    ["https://tides.github.io/a", "https://tides.github.io/b"],
    ["http://192.0.2.1/a", "http://192.0.2.1/b"],
    ["http://localhost:3000/", "http://localhost:4000/"],
  ])("%s and %s are one site", (a, b) => {
    expect(isSameSite(a, b)).toBe(true);
  });

  test.each([
    ["https://example.com/", "https://example.org/"],
    ["https://one.co.uk/", "https://two.co.uk/"],
    ["https://one.github.io/", "https://two.github.io/"],
    ["https://one.myshopify.com/", "https://two.myshopify.com/"],
    ["http://192.0.2.1/", "http://198.51.2.1/"],
    ["not a URL", "not a URL"],
  ])("%s and %s are two", (a, b) => {
    expect(isSameSite(a, b)).toBe(false);
  });
});
