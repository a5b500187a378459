import { expect, test } from "vitest";
import { readCheckQuery } from "./check-url";

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
])("the query %j is parsed", (query, asked) => {
  expect(readCheckQuery(query)).toEqual(asked);
});

test.each([{}, { url: "" }, { url: "  " }, { fresh: "1" }])("the query %j names no check", (query) => {
  expect(readCheckQuery(query)).toBeNull();
});
