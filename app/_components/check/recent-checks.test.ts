import { describe, expect, it } from "vitest";
import { addRecent, parseRecent } from "./recent-checks";

const check = (address: string, score = 50) => ({ address, score });

describe("parseRecent", () => {
  it("reads what was stored", () => {
    const list = [check("https://example.com/")];
    expect(parseRecent(JSON.stringify(list))).toEqual(list);
  });

  it.each([null, "", "{", "null", '"text"', '{"address":"https://example.com/"}', "[1,null,{}]"])(
    "finds nothing in %j",
    (stored) => {
      expect(parseRecent(stored)).toEqual([]);
    },
  );
});

describe("addRecent", () => {
  it("moves an address checked again to the front, with its new score", () => {
    const list = [check("https://example.com/"), check("https://example.org/", 70)];
    expect(addRecent(list, check("https://example.org/", 90))).toEqual([
      check("https://example.org/", 90),
      check("https://example.com/"),
    ]);
  });

  it("keeps the newest six", () => {
    const list = ["a", "b", "c", "d", "e", "f"].map((name) => check(name));
    expect(addRecent(list, check("g")).map(({ address }) => address)).toEqual(["g", "a", "b", "c", "d", "e"]);
  });
});
