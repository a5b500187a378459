import { describe, expect, test } from "vitest";
import type { LinkedPage } from "../../resources";
import { pageFailure } from "./failures";

describe("failures", () => {
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

  test("does not report our own limits as a fault of the page", () => {
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
