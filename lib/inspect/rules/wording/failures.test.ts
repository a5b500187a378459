import { expect, test } from "vitest";
import type { LinkedPage } from "../../resources";
import { deadPage } from "./failures";

const PAGE: LinkedPage = {
  url: "https://example.com/a",
  status: 200,
  error: null,
  page: null,
  metadata: null,
};

test("finds nothing wrong with a page that was not asked for or that answers", () => {
  expect(deadPage(null)).toBeNull();
  expect(deadPage(PAGE)).toBeNull();
  expect(deadPage({ ...PAGE, status: 399 })).toBeNull();
});

test("calls a page dead from status 400 on", () => {
  expect(deadPage({ ...PAGE, status: 400 })).toBe("answers with status 400");
  expect(deadPage({ ...PAGE, status: 503, error: "http_error" })).toBe("answers with status 503");
});

test("does not take our own limits for a fault of the page", () => {
  expect(deadPage({ ...PAGE, status: 429 })).toBeNull();
  expect(deadPage({ ...PAGE, status: null, error: "overloaded" })).toBeNull();
  expect(deadPage({ ...PAGE, status: null, error: "blocked_by_site" })).toBeNull();
  expect(deadPage({ ...PAGE, status: null, error: "document_too_large" })).toBeNull();
});

test("says why a page could not be reached at all", () => {
  expect(deadPage({ ...PAGE, status: null, error: "dns_failed" })).toBe("names a host that does not exist");
});
