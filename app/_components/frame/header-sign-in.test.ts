import { describe, expect, test } from "vitest";
import { returnPath } from "./header-sign-in";

describe("returnPath", () => {
  test.each([
    ["/", "", null],
    ["/", "url=https%3A%2F%2Fexample.com%2F", "/?url=https%3A%2F%2Fexample.com%2F"],
    ["/", "url=example.com&fresh=1", "/?url=example.com"],
    ["/docs/issues", "q=image", "/docs/issues?q=image"],
    ["/edit", "", "/edit"],
    ["/sign-in", "next=%2Fsaved", null],
    ["/sign-in/sent", "", null],
  ])("signing in from %s?%s returns to %j", (path, query, here) => {
    expect(returnPath(path, new URLSearchParams(query))).toBe(here);
  });
});
