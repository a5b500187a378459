import { expect, test } from "vitest";
import { carriedAddress } from "./carried-address";

test.each([
  [
    "https://cdn.example.net/w_1200/https%3A%2F%2Fassets.example.com%2Fa%2Fb.png",
    "https://assets.example.com/a/b.png",
  ],
  ["https://example.com/cdn-cgi/image/width=1200/https://example.org/b.png?v=2", "https://example.org/b.png"],
  ["https://cdn.example.net/http://a.example/https://b.example/c.png", "https://b.example/c.png"],
  ["https://example.com/_next/image?url=%2Fphotos%2Fb.jpg&w=1200&q=75", "https://example.com/photos/b.jpg"],
  ["https://wsrv.example/?url=https%3A%2F%2Fexample.org%2Fb.jpg", "https://example.org/b.jpg"],
])("%s carries %s", (address, carried) => {
  expect(carriedAddress(address)).toBe(carried);
});

test.each([
  "https://example.com/a/b.png?v=2",
  "https://example.com/b.png?url=b",
  "https://example.com/https://",
  "https://example.com/100%/b.png",
])("%s carries none", (address) => {
  expect(carriedAddress(address)).toBeNull();
});
