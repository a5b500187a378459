import { describe, expect, test } from "vitest";
import { makePreview } from "@/lib/testing/inspect/make-preview";
import { messageLink, splitEmoji } from "./card-parts";

describe("splitEmoji", () => {
  test("keeps a joined family, a flag and a skin tone whole", () => {
    expect(splitEmoji("a 👨‍👩‍👧‍👦 b 🇳🇴👋🏽 c")).toEqual(["a ", "👨‍👩‍👧‍👦", " b ", "🇳🇴", "", "👋🏽", " c"]);
  });

  test("treats a sign as an emoji only when the page asks for its image", () => {
    expect(splitEmoji("♥ and ♥️")).toEqual(["♥ and ", "♥️", ""]);
  });

  test("leaves digits and letters alone", () => {
    expect(splitEmoji("10 Sträucher ©")).toEqual(["10 Sträucher ©"]);
  });
});

describe("messageLink", () => {
  test.each([
    ["http://127.0.0.1:4100/", "http://127.0.0.1:4100"],
    ["https://example.com/a/", "https://example.com/a/"],
    ["https://example.com/?a=1", "https://example.com/?a=1"],
  ])("%s is written %s", (link, written) => {
    expect(messageLink(makePreview({ details: { link } }))).toBe(written);
  });

  test("a very long link ends in an ellipsis", () => {
    const link = `https://example.com/${"a".repeat(5_000)}`;
    expect(messageLink(makePreview({ details: { link } })).length).toBeLessThan(250);
  });
});
