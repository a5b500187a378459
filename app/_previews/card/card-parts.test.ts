import { describe, expect, it } from "vitest";
import { splitEmoji } from "./card-parts";

describe("splitEmoji", () => {
  it("keeps a joined family, a flag and a skin tone whole", () => {
    expect(splitEmoji("a 👨‍👩‍👧‍👦 b 🇳🇴👋🏽 c")).toEqual(["a ", "👨‍👩‍👧‍👦", " b ", "🇳🇴", "", "👋🏽", " c"]);
  });

  it("takes a sign for an emoji only when the page asks for its image", () => {
    expect(splitEmoji("♥ and ♥️")).toEqual(["♥ and ", "♥️", ""]);
  });

  it("leaves digits and letters alone", () => {
    expect(splitEmoji("10 Sträucher ©")).toEqual(["10 Sträucher ©"]);
  });
});
