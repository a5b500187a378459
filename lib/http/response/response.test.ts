import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LongJson } from "@/lib/long-json";
import { jsonText, shortJson } from "./response";

/** Beyond what is made as one text. */
const LONG = "ä".repeat(300_000);
const PIECE_CHARS_MAX = 524_288;

const joined = (value: object) => [...new LongJson(value)].join("");

describe("the pieces of a long JSON text", () => {
  test("are together what JSON.stringify makes of any value, once short and once long", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(joined([value])).toBe(shortJson([value]));
        const long = { value, LONG, again: [value, LONG, { LONG, last: value }] };
        expect(joined(long)).toBe(shortJson(long));
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    ["control characters", "\u0001".repeat(300_000)],
    ["characters of two halves, wherever the cut falls", `${"😀".repeat(70_000)}a${"😀".repeat(70_000)}`],
    ["halves alone", "\ud83d".repeat(300_000)],
    ["quotes", '"\\'.repeat(200_000)],
  ])("keep %s", (_name, text) => {
    const value = { text, [text]: [text] };
    expect(joined(value)).toBe(shortJson(value));
  });

  test("leave out what JSON leaves out", () => {
    const value = { a: undefined, b: [undefined, LONG, null], LONG, c: undefined };
    expect(joined(value)).toBe(shortJson(value));
  });

  test("are all of a bounded length, be it one value that is long or many", () => {
    const hostile = "\u0001".repeat(2_000_000);
    const many = Array.from({ length: 50_000 }, (_, index) => ({ index, key: "og:title", lines: [1, 2] }));
    const pieces = [...new LongJson({ hostile, nested: { [hostile]: hostile }, many })];
    expect(pieces.length).toBeGreaterThan(70);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(PIECE_CHARS_MAX);
  });

  test("are the same each time they are read", () => {
    const long = new LongJson({ LONG });
    expect([...long]).toEqual([...long]);
  });
});

describe("the JSON of a value", () => {
  test("is one text with a line break where it is short", () => {
    expect(jsonText({ a: ["b"] })).toBe('{"a":["b"]}\n');
  });

  test.each([
    ["one long text", { a: { b: [LONG] } }],
    ["long names", { [LONG]: 1 }],
    ["many short values", Array.from({ length: 100_000 }, (_, index) => index)],
  ])("is made in pieces for %s", (_name, value) => {
    expect(jsonText(value)).toBeInstanceOf(LongJson);
  });
});
