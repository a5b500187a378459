import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { graphemes } from "@/lib/inspect/platforms/text/graphemes";

/** The renderer supports neither woff2 nor variable fonts. */
const FOLDER = join(process.cwd(), "node_modules/@fontsource/inter/files");
/** The first is the font of most text; the others add letters. */
const SUBSETS = ["latin", "latin-ext", "cyrillic", "greek", "vietnamese"] as const;
const WEIGHTS = [400, 600] as const;

interface Font {
  readonly name: string;
  readonly weight: (typeof WEIGHTS)[number];
  readonly style: "normal";
  readonly data: Buffer;
}

interface Letters {
  readonly fonts: Font[];
  /** Every character that one of the fonts draws. */
  readonly known: ReadonlySet<number>;
}

let loaded: Promise<Letters> | undefined;

/** The fonts of our images, read once. The renderer keeps what it has parsed by this very list. */
export function loadLetters(): Promise<Letters> {
  loaded ??= readLetters();
  return loaded;
}

async function readLetters(): Promise<Letters> {
  const fonts = await Promise.all(
    SUBSETS.flatMap((subset) =>
      WEIGHTS.map(async (weight) => ({
        name: subset === "latin" ? "Inter" : `Inter ${subset}`,
        weight,
        style: "normal" as const,
        data: await readFile(join(FOLDER, `inter-${subset}-${weight}-normal.woff`)),
      })),
    ),
  );
  const known = new Set(fonts.flatMap(({ data }) => charactersOf(data)));
  return { fonts, known };
}

/** Of a text in a script that we have no letters for, too little would be left to read. */
const KEPT_SHARE_MIN = 0.6;

/**
 * A text with only such characters as the fonts draw, in one line; null when too few are left. The renderer of `next/og`
 * asks Google for a font, and a CDN for emoji, as soon as a text has another character: no text may reach it that has not
 * been through here.
 */
export function drawableText(text: string, { known }: Pick<Letters, "known">): string | null {
  const plain = text
    .normalize("NFC")
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  let [kept, dropped] = ["", 0];
  for (const grapheme of graphemes(plain)) {
    if (grapheme.length === 1 && known.has(grapheme.charCodeAt(0))) kept += grapheme;
    else dropped += 1;
  }
  const shown = kept.replace(/ {2,}/g, " ").trim();
  return shown === "" || shown.length / (shown.length + dropped) < KEPT_SHARE_MIN ? null : shown;
}

const TABLES_START = 44;
const TABLE_BYTES = 20;
const SUBTABLES_START = 4;
const SUBTABLE_BYTES = 8;
const SEGMENT_FORMAT = 4;

/**
 * The characters of the Basic Multilingual Plane that a WOFF 1.0 file (https://www.w3.org/TR/WOFF/) has glyphs for, from
 * the segments of its `cmap` table (https://learn.microsoft.com/typography/opentype/spec/cmap#format-4).
 */
function charactersOf(woff: Buffer): readonly number[] {
  const cmap = tableOf(woff, "cmap");
  for (
    let at = SUBTABLES_START;
    at < SUBTABLES_START + cmap.readUInt16BE(2) * SUBTABLE_BYTES;
    at += SUBTABLE_BYTES
  ) {
    const subtable = cmap.subarray(cmap.readUInt32BE(at + 4));
    if (subtable.readUInt16BE(0) === SEGMENT_FORMAT) return segmentCharacters(subtable);
  }
  return [];
}

function tableOf(woff: Buffer, tag: string): Buffer {
  for (let at = TABLES_START; at < TABLES_START + woff.readUInt16BE(12) * TABLE_BYTES; at += TABLE_BYTES) {
    if (woff.toString("latin1", at, at + 4) !== tag) continue;
    const [offset, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8)];
    const bytes = woff.subarray(offset, offset + length);
    return length === woff.readUInt32BE(at + 12) ? bytes : inflateSync(bytes);
  }
  throw new Error(`The font has no ${tag} table.`);
}

function segmentCharacters(subtable: Buffer): readonly number[] {
  const segments = subtable.readUInt16BE(6);
  const [ends, starts] = [14, 16 + segments];
  const [deltas, ranges] = [starts + segments, starts + 2 * segments];
  const characters: number[] = [];
  for (let at = 0; at < segments; at += 2) {
    const [start, end] = [subtable.readUInt16BE(starts + at), subtable.readUInt16BE(ends + at)];
    const [delta, range] = [subtable.readUInt16BE(deltas + at), subtable.readUInt16BE(ranges + at)];
    for (let code = start; code <= end && code < 0xffff; code++) {
      const place = ranges + at + range + 2 * (code - start);
      const glyph = range === 0 ? code + delta : subtable.readUInt16BE(place);
      if ((glyph & 0xffff) !== 0) characters.push(code);
    }
  }
  return characters;
}
