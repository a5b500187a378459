import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectSame } from "@/lib/testing/expect-same";
import { graphemes, isSimple } from "./graphemes";
import { type Cut, cutText } from "./text-cut";
import { arialEm, columns, utf8Bytes } from "./text-width";

const FAMILY = "👨‍👩‍👧‍👦"; // 25 bytes, one grapheme
const FLAG = "🇮🇸"; // 8 bytes
const THUMB = "👍🏽"; // 8 bytes
const DISCORD_TITLE: Cut = { unit: "bytes", max: 70 };

const cut = (text: string, ...cuts: Cut[]) => cutText(text, cuts).text;

describe("cutting by bytes", () => {
  test("leaves a text of exactly the limit alone and cuts one byte more to 67 and three dots", () => {
    expect(cutText("a".repeat(70), [DISCORD_TITLE])).toEqual({ text: "a".repeat(70), cutAt: null });
    expect(cutText("a".repeat(71), [DISCORD_TITLE])).toEqual({
      text: `${"a".repeat(67)}...`,
      cutAt: "70 bytes",
    });
  });

  test.each([
    ["a family", FAMILY],
    ["a flag", FLAG],
    ["a skin tone", THUMB],
    ["a letter with combining marks", "e\u0301\u0323"],
    ["a Chinese character", "潮"],
    ["an Arabic letter with a vowel sign", "م\u064e"],
    ["a Devanagari syllable", "क्षि"],
  ])("goes back before %s that is across the cut", (_, grapheme) => {
    const text = `${"a".repeat(66)}${grapheme}${"b".repeat(10)}`;
    expect(cut(text, DISCORD_TITLE)).toBe(`${"a".repeat(66)}...`);
    const fitting = `${"a".repeat(67 - utf8Bytes(grapheme))}${grapheme}${"b".repeat(10)}`;
    expect(cut(fitting, DISCORD_TITLE)).toBe(`${fitting.slice(0, -10)}...`);
  });

  test("counts a lone surrogate as the replacement character it is sent as", () => {
    expect(utf8Bytes("\ud83d")).toBe(new TextEncoder().encode("\ud83d").length);
  });
});

describe("cutting by characters", () => {
  const limit: Cut = { unit: "characters", max: 10 };

  test("counts what people see as one character as one", () => {
    const ten = `${FAMILY}${FLAG}${THUMB}e\u0301abcdef`;
    expect(cutText(ten, [limit]).cutAt).toBeNull();
    expect(cut(`${ten}g`, limit)).toBe(`${FAMILY}${FLAG}${THUMB}e\u0301abcde…`);
  });

  test("leaves no space before the mark", () => {
    expect(cut("four five six", { unit: "characters", max: 6 })).toBe("four…");
  });
});

describe("cutting by columns", () => {
  test("counts wide characters and emoji twice", () => {
    const limit: Cut = { unit: "columns", max: 8 };
    expect(cut("潮の満ち", limit)).toBe("潮の満ち");
    expect(cut("潮の満ち引", limit)).toBe("潮の満…");
    expect(cut(`${FAMILY}${FLAG}abcd`, limit)).toBe(`${FAMILY}${FLAG}abcd`);
    expect(cut(`${FAMILY}${FLAG}abcde`, limit)).toBe(`${FAMILY}${FLAG}abc…`);
  });
});

describe("cutting by lines", () => {
  const limit: Cut = { unit: "lines", max: 2, columns: 10 };

  test("counts a line break as the end of its line", () => {
    expect(cut("one\nsixteen", limit)).toBe("one\nsixteen");
    expect(cut("one\ntwo\nthree", limit)).toBe("one\ntwo…");
    expect(cut("a".repeat(20), limit)).toBe("a".repeat(20));
    expect(cut("a".repeat(21), limit)).toBe(`${"a".repeat(19)}…`);
  });
});

describe("cutting by pixels", () => {
  const limit: Cut = { unit: "pixels", max: 580, fontPx: 20 };
  const width = (text: string) =>
    [...graphemes(text)].reduce((sum, grapheme) => sum + arialEm(grapheme) * 20, 0);

  test("leaves a text of exactly the width alone and cuts the next wider one", () => {
    // 1,139 units of 2,048 an em: a digit of Arial.
    const exact: Cut = { unit: "pixels", max: (1139 / 2048) * 20 * 30, fontPx: 20 };
    expect(cut("0".repeat(30), exact)).toBe("0".repeat(30));
    expect(cut("0".repeat(31), exact)).toBe(`${"0".repeat(28)}…`);
  });

  test("measures letters as Arial does", () => {
    expect(arialEm("i") * 2048).toBe(455);
    expect(arialEm("W") * 2048).toBe(1933);
    expect(arialEm("é")).toBe(arialEm("e"));
    expect(arialEm("Ж") * 2048).toBe(1891);
    expect(arialEm("ế")).toBe(arialEm("e"));
    expect(arialEm("潮")).toBe(1);
    expect(arialEm("م")).toBeLessThan(arialEm("ก"));
    expect(arialEm(FAMILY)).toBe(1);
  });

  test("cuts between words and stays inside the width with its mark", () => {
    const text = "Tides and the sand they carry ".repeat(4).trim();
    const shown = cut(text, limit);
    expect(text.startsWith(`${shown.slice(0, -1)} `)).toBe(true);
    expect(width(shown)).toBeLessThanOrEqual(580);
  });

  test("cuts inside a word where the words before it would leave the line nearly empty", () => {
    const shown = cut(`By ${"w".repeat(80)}`, limit);
    expect(shown.length).toBeGreaterThan(30);
    expect(width(shown)).toBeLessThanOrEqual(580);
  });

  test("cuts text without spaces at any character", () => {
    expect(cut("潮".repeat(29), limit)).toBe("潮".repeat(29));
    expect(cut("潮".repeat(30), limit)).toBe(`${"潮".repeat(28)}…`);
  });
});

describe("every cut", () => {
  const cuts: Cut[] = [
    DISCORD_TITLE,
    { unit: "characters", max: 12 },
    { unit: "columns", max: 12 },
    { unit: "lines", max: 2, columns: 9 },
    { unit: "pixels", max: 100, fontPx: 14 },
  ];
  const piece = fc.constantFrom(
    FAMILY,
    FLAG,
    THUMB,
    "e\u0301",
    "潮",
    "مَ",
    "a",
    " ",
    "\n",
    "\r\n",
    "Ж",
    "\ud83d",
    "क्षि",
    "ᄒ",
    "ᅡ",
  );
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join("")),
  );

  test("shows a beginning of the text made of whole graphemes", () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...cuts), (whole, limit) => {
        const visible = cutText(whole, [limit]);
        if (visible.cutAt === null) return visible.text === whole;
        const kept = visible.text.replace(/(…|\.\.\.)$/, "");
        const ends = [""];
        for (const grapheme of graphemes(whole)) ends.push(`${ends.at(-1)}${grapheme}`);
        return ends.some((end) => end.trimEnd() === kept);
      }),
    );
  });

  test("finds the same graphemes in a long text as the segmenter, wherever it stops looking", () => {
    const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });
    const long = fc.tuple(fc.nat({ max: 40 }), text, text).map(([lead, one, other]) => {
      return "a".repeat(1_000 + lead) + one + `${other}e`.repeat(20) + one.repeat(30);
    });
    fc.assert(
      fc.property(long, (whole) => {
        const segments = Array.from(segmenter.segment(whole), ({ segment }) => segment);
        expectSame([...graphemes(whole)], segments);
      }),
    );
  });

  test.each([
    ["many windows wide", `a${"\u0301".repeat(9_000)}b`],
    ["of flags", "🇮🇸".repeat(500)],
    ["of families", FAMILY.repeat(200)],
    ["of half pairs", "\ud83d".repeat(1_200)],
  ])("keeps a run %s whole", (_, whole) => {
    const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });
    for (const lead of ["", "a", "ab"]) {
      const segments = Array.from(segmenter.segment(lead + whole), ({ segment }) => segment);
      expectSame([...graphemes(lead + whole)], segments);
    }
  });

  test("takes the quick way only where it agrees with the segmenter", () => {
    const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });
    fc.assert(
      fc.property(
        text,
        (whole) => !isSimple(whole) || [...segmenter.segment(whole)].length === [...whole].length,
      ),
    );
  });

  test("takes the quick way for no character that joins another", () => {
    const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });
    const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit)).filter(isSimple);
    for (const beside of ["\0", "\n", "a", "\u200b", "\u202e", "ا", "潮", "가", "\ufffd"]) {
      for (let at = 0; at < units.length; at += 100) {
        const text = beside + units.slice(at, at + 100).join(beside);
        expect([...segmenter.segment(text)]).toHaveLength(text.length);
      }
    }
  });

  test("agrees with the platform's encoder on bytes", () => {
    fc.assert(fc.property(text, (whole) => utf8Bytes(whole) === new TextEncoder().encode(whole).length));
  });

  test("measures no grapheme below zero", () => {
    fc.assert(
      fc.property(text, (whole) =>
        [...graphemes(whole)].every((each) => arialEm(each) >= 0 && columns(each) >= 1),
      ),
    );
  });
});
