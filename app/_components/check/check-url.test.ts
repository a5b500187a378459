import { describe, expect, test } from "vitest";
import { meantUrl, readCheckQuery } from "./check-url";

describe("the URL to check", () => {
  test.each([
    [{ url: "example.com" }, { url: "https://example.com", fresh: false }],
    [
      { url: "https://example.com/", fresh: "1" },
      { url: "https://example.com/", fresh: true },
    ],
    [
      { url: "https://example.com/", fresh: "yes" },
      { url: "https://example.com/", fresh: false },
    ],
    [{ url: ["example.com", "example.org"] }, { url: "https://example.com", fresh: false }],
  ])("the query %j is parsed", (query, requested) => {
    expect(readCheckQuery(query)).toEqual(requested);
  });

  test.each([{}, { url: "" }, { url: "  " }, { fresh: "1" }])("the query %j names no check", (query) => {
    expect(readCheckQuery(query)).toBeNull();
  });

  test.each([
    ["https://acme/", "https://acme.com/"],
    ["https://acme/shop?a=1", "https://acme.com/shop?a=1"],
    ["http://Acme", "http://acme.com/"],
  ])("%s is meant as %s", (typed, meant) => {
    expect(meantUrl(typed)).toBe(meant);
  });

  test.each([
    "https://localhost/",
    "http://app:3000/",
    "https://192.168.1.1/",
    "https://acme.local/",
    "acme",
  ])("%s is not guessed at", (typed) => {
    expect(meantUrl(typed)).toBeNull();
  });
});
