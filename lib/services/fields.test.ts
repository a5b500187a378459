import { describe, expect, test } from "vitest";
import { nameText, shortText } from "./fields";

const name = nameText(5);

describe("a name", () => {
  test("is trimmed before its characters are counted", () => {
    expect(name.parse("  shops  ")).toBe("shops");
  });

  test.each([
    ["nothing", ""],
    ["blanks", "   "],
    ["one character too many", "shopss"],
    ["a line break", "a\nb"],
    ["a zero", "\0"],
    ["a zero within", "a\0b"],
    ["an escape", "a\u001b[31"],
    ["a line separator", "a\u2028b"],
    ["half a surrogate pair", "a\ud800b"],
    ["a right-to-left override", "a\u202eb"],
    ["an isolate", "a\u2066b"],
    ["no text", 7],
    ["null", null],
  ])("is not %s", (_name, value) => {
    expect(name.safeParse(value).success).toBe(false);
  });

  test.each(["caf\u00e9", "\u5e97", "\ud83d\ude00", "\ud83d\udc69\u200d\ud83d\udcbb", "<b>"])(
    "may be %j",
    (text) => {
      expect(name.parse(text)).toBe(text);
    },
  );
});

describe("fields of input", () => {
  test("a text that is no name may be empty", () => {
    expect(shortText(5).parse(" ")).toBe("");
  });
});
