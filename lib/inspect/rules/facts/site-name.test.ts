import { describe, expect, test } from "vitest";
import { isHostName } from "./site-name";

const PAGE = "https://www.example.com/guides/tides";

describe("isHostName", () => {
  test.each([
    "example.com",
    "Example.COM",
    "www.example.com",
    "https://example.com",
    "http://www.example.com/",
  ])("%s is nothing but the host", (text) => {
    expect(isHostName(text, PAGE)).toBe(true);
  });

  test.each(["Example", "example.com guides", "notes.example.com", "example.org", "", "/"])(
    "%j says more or else",
    (text) => {
      expect(isHostName(text, PAGE)).toBe(false);
    },
  );
});
