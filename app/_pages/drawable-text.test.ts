import { beforeAll, describe, expect, test } from "vitest";
import { drawableText, loadLetters } from "./drawable-text";

let letters: Awaited<ReturnType<typeof loadLetters>>;

beforeAll(async () => {
  letters = await loadLetters();
});

const drawn = (text: string) => drawableText(text, letters);

describe("drawableText", () => {
  test.each([
    "Six autumn walks along the coast: “none” longer than 9 miles…",
    "Żółta łódź – příběh z Ústí",
    "Прогулки вдоль моря, ёж и Їжак",
    "Θάλασσα και άνεμος",
    "Đường bờ biển ở Việt Nam",
  ])("keeps %s", (text) => {
    expect(drawn(text)).toBe(text.normalize("NFC"));
  });

  test("composes letters written with separate marks", () => {
    expect(drawn("Cafe\u0301")).toBe("Café");
  });

  test("drops emoji and single foreign characters, and the gaps they leave", () => {
    expect(drawn("Tides 🌊 of 海 the coast 👨‍👩‍👧‍👦 ♥️ today")).toBe("Tides of the coast today");
  });

  test.each(["海岸を歩く六つの道", "ستة مسارات على الساحل", "🌊🌊🌊", "", " \n ", "\u200b\u202e"])(
    "is null for %j",
    (text) => {
      expect(drawn(text)).toBeNull();
    },
  );

  test("makes one line without marks of direction or control characters", () => {
    expect(drawn("a\u202eb\u0000\n\tc\u2066d")).toBe("ab cd");
  });
});

describe("drawable text", () => {
  test("every weight has its own file of every subset", () => {
    expect(letters.fonts.length).toBe(10);
    expect(letters.known.size).toBeGreaterThan(900);
    for (const letter of "aZ0 …©ŁЖΩế") expect(letters.known.has(letter.charCodeAt(0))).toBe(true);
  });
});
