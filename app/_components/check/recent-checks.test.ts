import { describe, expect, test } from "vitest";
import { parseRecent, withRecent } from "./recent-checks";

const check = (url: string, score = 50) => ({ url, score });

describe("parseRecent", () => {
  test("stored checks are parsed", () => {
    const list = [check("https://example.com/")];
    expect(parseRecent(JSON.stringify(list))).toEqual(list);
  });

  test.each([null, "", "{", "null", '"text"', '{"url":"https://example.com/"}', "[1,null,{}]"])(
    "finds nothing in %j",
    (stored) => {
      expect(parseRecent(stored)).toEqual([]);
    },
  );
});

describe("withRecent", () => {
  test("a URL checked again moves to the front with its new score", () => {
    const list = [check("https://example.com/"), check("https://example.org/", 70)];
    expect(withRecent(list, check("https://example.org/", 90))).toEqual([
      check("https://example.org/", 90),
      check("https://example.com/"),
    ]);
  });

  test("only the newest six stay", () => {
    const list = ["a", "b", "c", "d", "e", "f"].map((name) => check(name));
    expect(withRecent(list, check("g")).map(({ url }) => url)).toEqual(["g", "a", "b", "c", "d", "e"]);
  });
});
