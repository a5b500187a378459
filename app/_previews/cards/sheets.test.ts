import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { sheetCss } from "../card/sheet-css";
import { CARDS } from "./index";

const FOLDER = new URL("..", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), "utf8");
const CODE = readdirSync(FOLDER, { encoding: "utf8", recursive: true }).filter(
  (file) => /\.(tsx?|css)$/.test(file) && !/\.(data|test)\./.test(file),
);

describe.each(PLATFORM_NAMES)("sheet of %s", (platform) => {
  const sheet = CARDS[platform].design.sheet;
  const css = read("card/card.css") + read(`cards/${platform}/card.css`);
  const used = (prefix: string) =>
    new Set([...css.matchAll(new RegExp(`var\\(--${prefix}-([a-z-]+)`, "g"))].map(([, name]) => name));
  // Parts that the shared rules draw and this card may not have.
  const shared = /^(avatar|avatar-text|avatar-size|emoji|ph)$/;

  test("names the same colours in both themes", () => {
    expect(Object.keys(sheet.dark)).toEqual(Object.keys(sheet.light));
  });

  test.each([
    ["c", sheet.light],
    ["s", sheet.size],
    ["t", sheet.type],
    ["n", sheet.lines],
  ] as const)("holds every --%s- value the card draws with, and no other", (prefix, values) => {
    const drawn = [...used(prefix)].filter((name) => name && (name in values || !shared.test(name)));
    expect(drawn.sort()).toEqual(Object.keys(values).sort());
  });

  test("changes on a phone only what it has on a desktop", () => {
    expect(Object.keys(sheet.size)).toEqual(expect.arrayContaining(Object.keys(sheet.phone.size ?? {})));
    expect(Object.keys(sheet.type)).toEqual(expect.arrayContaining(Object.keys(sheet.phone.type ?? {})));
    expect(Object.keys(sheet.lines)).toEqual(expect.arrayContaining(Object.keys(sheet.phone.lines ?? {})));
  });

  test("says where its figures come from", () => {
    expect(sheet.sources.length).toBeGreaterThan(0);
    for (const { label, source } of sheet.sources) expect(source === null).toBe(label === "assumed");
  });

  test("becomes custom properties for both themes and the phone", () => {
    const text = sheetCss(platform, sheet);
    expect(text).toContain(`--c-back:${sheet.light.back}`);
    expect(text).toContain(`--c-back:${sheet.dark.back}`);
    expect(text).toContain("@media (max-width:1099px)");
    expect(text).not.toMatch(/undefined|</);
  });
});

describe("the sources of the cards", () => {
  // The preview image copies rules as text, and Chromium writes a shorthand with variables as empty parts once one of
  // them is set again.
  test.each(CODE.filter((file) => file.endsWith(".css")))(
    "sets no part of a shorthand again in %s",
    (file) => {
      const rules = [...read(file).matchAll(/\{([^{}]*)\}/g)].map(([, rule = ""]) => rule);
      const again = rules.filter((rule) =>
        /(?<![\w-])(margin|padding|border): [^;]*var\([^}]*(?<![\w-])\1-(?:top|right|bottom|left|block|inline)/.test(
          rule,
        ),
      );
      expect(again).toEqual([]);
    },
  );

  test.each(CODE)("keeps colours out of %s", (file) => {
    const code = read(file).replace(/const SHEET\b[\s\S]*?\n\};\n/, "");
    expect(code).not.toMatch(/#[0-9a-f]{3,8}\b(?!["'\]])|\brgba?\(/i);
  });
});
