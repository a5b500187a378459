import { describe, expect, test } from "vitest";
import { splitEmoji } from "./card-parts";

describe("splitEmoji", () => {
  test("keeps a joined family, a flag and a skin tone whole", () => {
    expect(splitEmoji("a 👨‍👩‍👧‍👦 b 🇳🇴👋🏽 c")).toEqual(["a ", "👨‍👩‍👧‍👦", " b ", "🇳🇴", "", "👋🏽", " c"]);
  });

  test("takes a sign for an emoji only when the page asks for its image", () => {
    expect(splitEmoji("♥ and ♥️")).toEqual(["♥ and ", "♥️", ""]);
  });

  test("leaves digits and letters alone", () => {
    expect(splitEmoji("10 Sträucher ©")).toEqual(["10 Sträucher ©"]);
  });
});
