import { expect, it } from "vitest";
import { readQuery } from "./check-url";

it.each([
  [{ url: "example.com" }, { address: "https://example.com", fresh: false }],
  [
    { url: "https://example.com/", fresh: "1" },
    { address: "https://example.com/", fresh: true },
  ],
  [
    { url: "https://example.com/", fresh: "yes" },
    { address: "https://example.com/", fresh: false },
  ],
  [{ url: ["example.com", "example.org"] }, { address: "https://example.com", fresh: false }],
])("reads %j", (query, asked) => {
  expect(readQuery(query)).toEqual(asked);
});

it.each([{}, { url: "" }, { url: "  " }, { fresh: "1" }])("asks for nothing with %j", (query) => {
  expect(readQuery(query)).toBeNull();
});
