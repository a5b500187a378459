import { expect, test } from "vitest";
import { quote } from "./quote";

test("puts a short value in quotation marks as it is", () => {
  expect(quote("https://example.com/a.png")).toBe('"https://example.com/a.png"');
});

test("keeps exactly 80 characters whole and cuts the 81st", () => {
  expect(quote("a".repeat(80))).toBe(`"${"a".repeat(80)}"`);
  expect(quote("a".repeat(81))).toBe(`"${"a".repeat(80)}…"`);
});

test("never cuts an emoji in half", () => {
  expect(quote("🌊".repeat(90), 10)).toBe(`"${"🌊".repeat(10)}…"`);
});

test("leaves out line breaks, control characters and direction overrides", () => {
  expect(quote("one\n\ttwo\u0000 \u202Ethree")).toBe('"one two three"');
});

test("says that a value of nothing but white space and much of it was cut", () => {
  expect(quote(" ".repeat(1_000_000))).toBe('"…"');
});
