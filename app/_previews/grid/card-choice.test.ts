import { describe, expect, test } from "vitest";
import { parseChoice } from "./card-choice";

describe("parseChoice", () => {
  test("a stored choice is read", () => {
    expect(parseChoice('{"theme":"dark","view":"desktop"}')).toEqual({ theme: "dark", view: "desktop" });
  });

  test.each([null, "", "{", "null", "[]", '"dark"', '{"theme":"blue","view":7}'])(
    "%j chooses nothing",
    (text) => {
      expect(parseChoice(text)).toEqual({ theme: null, view: null });
    },
  );
});
