import { describe, expect, test } from "vitest";
import { bytesWords, countWords, cutWords, fileSize, platformWords, quote, sizeWords } from "./words";

describe("words", () => {
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

  test("joins names as a sentence does", () => {
    expect(platformWords([])).toBe("");
    expect(platformWords(["x"])).toBe("X");
    expect(platformWords(["x", "linkedin"])).toBe("X and LinkedIn");
    expect(platformWords(["google", "x", "whatsapp"])).toBe("Google, X and WhatsApp");
  });
});

describe("limits", () => {
  test("name a limit as a sentence does, and say nothing where none is known", () => {
    expect(sizeWords({ value: { width: 1200, height: 630 } })).toBe("1200 by 630");
    expect(sizeWords({ value: { width: 401, height: 0 } })).toBe("401");
    expect(bytesWords({ value: 307_200 })).toBe("300 KB");
    expect(bytesWords({ value: 5_242_880 })).toBe("5 MB");
    expect(countWords({ value: 2048 })).toBe("2,048");
    expect(cutWords({ value: { max: 70 } })).toBe("70");
    for (const words of [sizeWords, bytesWords, countWords, cutWords])
      expect(words({ value: null })).toBe("");
  });

  test("names a weight in the unit people expect", () => {
    expect(fileSize(900)).toBe("900 bytes");
    expect(fileSize(614_400)).toBe("600 KB");
    expect(fileSize(614_401)).toBe("601 KB");
    expect(fileSize(5 * 1024 * 1024)).toBe("5 MB");
    expect(fileSize(5_500_000)).toBe("5.3 MB");
  });
});
