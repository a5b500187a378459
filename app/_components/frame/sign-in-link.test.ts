import { expect, test } from "vitest";
import { hereToReturn } from "./sign-in-link";

test.each([
  ["/", "", null],
  ["/", "url=https%3A%2F%2Fexample.com%2F", "/?url=https%3A%2F%2Fexample.com%2F"],
  ["/", "url=example.com&fresh=1", "/?url=example.com"],
  ["/docs/issues", "q=image", "/docs/issues?q=image"],
  ["/edit", "", "/edit"],
  ["/sign-in", "next=%2Fsaved", null],
  ["/sign-in/sent", "", null],
])("from %s?%s signing in leads back to %j", (path, query, here) => {
  expect(hereToReturn(path, new URLSearchParams(query))).toBe(here);
});
