import { describe, expect, test } from "vitest";
import type { LinkedPage } from "../../resources";
import { pageFailure, platformWords, quote } from "./words";

describe("words", () => {
  test("puts a short value in quotation marks as it is", () => {
    expect(quote("https://example.com/a.png")).toBe('"https://example.com/a.png"');
  });

  test("keeps exactly 80 characters whole and cuts the 81st", () => {
    expect(quote("a".repeat(80))).toBe(`"${"a".repeat(80)}"`);
    expect(quote("a".repeat(81))).toBe(`"${"a".repeat(80)}…"`);
  });

  test("never cuts an emoji in half", () => {
    expect(quote("🌊".repeat(90), 10)).toBe(`"${"🌊".repeat(10)}…"`);
  });

  test("leaves out line breaks, control characters and direction overrides", () => {
    expect(quote("one\n\ttwo\u0000 \u202Ethree")).toBe('"one two three"');
  });

  test("says that a value of nothing but white space and much of it was cut", () => {
    expect(quote(" ".repeat(1_000_000))).toBe('"…"');
  });

  test("joins names as a sentence does", () => {
    expect(platformWords([])).toBe("");
    expect(platformWords(["x"])).toBe("X");
    expect(platformWords(["x", "linkedin"])).toBe("X and LinkedIn");
    expect(platformWords(["google", "x", "whatsapp"])).toBe("Google, X and WhatsApp");
  });

  const PAGE: LinkedPage = {
    url: "https://example.com/a",
    status: 200,
    error: null,
    page: null,
    metadata: null,
  };

  test("finds nothing wrong with a page that was not requested or that responds", () => {
    expect(pageFailure(null)).toBeNull();
    expect(pageFailure(PAGE)).toBeNull();
    expect(pageFailure({ ...PAGE, status: 399 })).toBeNull();
  });

  test("calls a page dead from status 400 on", () => {
    expect(pageFailure({ ...PAGE, status: 400 })).toBe("returns status 400");
    expect(pageFailure({ ...PAGE, status: 503, error: "http_error" })).toBe("returns status 503");
  });

  test("does not take our own limits for a fault of the page", () => {
    expect(pageFailure({ ...PAGE, status: 429 })).toBeNull();
    expect(pageFailure({ ...PAGE, status: null, error: "overloaded" })).toBeNull();
    expect(pageFailure({ ...PAGE, status: null, error: "blocked_by_site" })).toBeNull();
    expect(pageFailure({ ...PAGE, status: null, error: "document_too_large" })).toBeNull();
  });

  test("says why a page could not be reached at all", () => {
    expect(pageFailure({ ...PAGE, status: null, error: "dns_failed" })).toBe(
      "points to a host that doesn't exist",
    );
  });
});
