// What can be wrong with a text on every platform. Texts come from tagTexts: at most 5,000 characters, white space
// collapsed; every pattern here is bounded, so hostile text costs no more than honest text.
import { decodeHTML } from "entities";
import { emptyValueIn, placeholderIn } from "../../page/placeholders";
import { PLATFORM_NAMES, type PlatformName } from "../../platforms/names";
import type { Previews } from "../../platforms/platform";
import { AREA_POINTS } from "../../score";
import type { Finding, RuleInput } from "../rule";
import { DEFAULT_DESCRIPTION_STARTS, DEFAULT_TITLE_STARTS, DEFAULT_TITLES } from "./default-texts.data";
import { type TagText, type TextArea, type TextTag, tagTexts } from "./tag-texts";

const HTML =
  /<\/(?:p|b|i|a|u|em|strong|span|div|ul|ol|li|h[1-6]|font|small|sup|sub|blockquote|figure|section|script|style|title)>|<(?:br|hr)\s?\/?>|<(?:p|b|i|a|u|img|em|strong|span|div|font|script|h[1-6])\s[^<>]{1,300}>|^<(?:p|div|span|strong|em|h[1-6])>/i;

const ENTITY =
  /&(?:amp|lt|gt|quot|apos|nbsp|[lr][sd]quo|[nm]dash|hellip|middot|bull|copy|reg|trade|euro|[lr]aquo|szlig|[a-z](?:acute|grave|circ|uml|tilde|cedil|ring|slash)|#\d{1,7}|#x[\da-f]{1,6});/i;

/** UTF-8 read as another encoding: U+FFFD itself, or the pairs that accents and curly quotes turn into. */
const BROKEN = /\uFFFD|Ã[\u0080-\u00BF]|â€[\u0080-\u00BF™œ˜¦“”]/;

/** The first HTML tag written as text; null when there is none. */
export function htmlIn(text: string): string | null {
  return firstMatch(text, [HTML]);
}

/** The first character reference left after decoding once; null when there is none. */
export function entityIn(text: string): string | null {
  return firstMatch(text, [ENTITY]);
}

/** One old encoding read as another. In no language do so many accented letters follow each other, or pairs that begin alike. */
const MISREAD: readonly RegExp[] = [
  // Cyrillic, Greek and Hebrew letters read as Western European ones.
  /(?<!\p{L})[À-ÖØ-öø-ÿ]{5,40}(?!\p{Lo})/u,
  // GBK, EUC-JP and EUC-KR read the same way: at least three pairs, in which symbols are among letters.
  /(?=[¡-ÿ]{0,5}[À-ÿ][¡-ÿ]{0,5}[À-ÿ])(?=[¡-ÿ]{0,8}[¡-¿])[¡-ÿ]{6,80}/,
  // Shift_JIS: its kana all begin with one of two bytes.
  /(?:[‚ƒ][^\s‚ƒ]){3,40}/u,
];
/** Central European letters read as Western ones; Western ones of a Mac read as those of Windows, or the other way round. */
const MISREAD_LETTER = /\p{L}[¿³¶±¼]\p{L}|\p{Ll}[ŸŠŽ§†¸ˆ‰‡ÈËÒ\u008d\u008f\u0090]\p{Ll}/gu;
/** The Cyrillic encodings, in which the capitals of one are the small letters of the other. */
const SWAPPED_CASE = /(?<!\p{L})[а-яё][А-ЯЁ]{3,40}(?!\p{L})/gu;
/** One of these may be meant. */
const SWAPPED_MIN = 2;
const DISTINCT_MIN = 4;

/** The first character that was lost or garbled by a wrong encoding, or words that were; null when there are none. */
export function brokenCharacterIn(text: string): string | null {
  const broken = firstMatch(text, [BROKEN]);
  if (broken !== null) return broken;
  const misread = firstMatch(text, MISREAD);
  if (misread !== null && new Set(misread).size >= DISTINCT_MIN) return misread;
  return severalIn(text, MISREAD_LETTER) ?? severalIn(text, SWAPPED_CASE);
}

function severalIn(text: string, pattern: RegExp): string | null {
  const found = text.match(pattern) ?? [];
  return found.length < SWAPPED_MIN ? null : (found[0] ?? null);
}

/** The title is one that a starter kit or server ships with. */
export function isDefaultTitle(title: string): boolean {
  const lower = title.toLowerCase();
  return DEFAULT_TITLES.includes(lower) || DEFAULT_TITLE_STARTS.some((start) => lower.startsWith(start));
}

/** The description is a starter kit's or filler text. */
export function isDefaultDescription(description: string): boolean {
  const lower = description.toLowerCase();
  return DEFAULT_DESCRIPTION_STARTS.some((start) => lower.startsWith(start));
}

function firstMatch(text: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match[0];
  }
  return null;
}

/** Texts that went through several systems are encoded once by each. */
const ENCODINGS_MAX = 4;

/** The text as it was meant, with flaws undone where possible; null when another tag must not repeat it. */
export function cleanText(text: string): string | null {
  const plain = decodedText(text);
  const flawed = [placeholderIn, emptyValueIn, brokenCharacterIn, htmlIn].some(
    (flawIn) => flawIn(plain) !== null,
  );
  return flawed ? null : plain;
}

/** The text without the character references that are left after decoding it once. */
export function decodedText(text: string): string {
  let plain = text;
  for (let left = ENCODINGS_MAX; left > 0 && entityIn(plain) !== null; left -= 1) plain = decodeHTML(plain);
  return plain;
}

export interface FlawedText extends TagText {
  /** The part of the text that is wrong, as written. */
  readonly flaw: string;
}

/** When so few platforms show the flawed tag, it costs no more than its absence would. */
const FEW_PLATFORMS = 2;
const ABSENCE_POINTS: Readonly<Record<TextArea, number>> = { title: 8, description: 4, card: 2 };

/** The texts of the page in which a flaw is found, titles first. */
export function flawedTexts(
  { metadata }: Pick<RuleInput, "metadata">,
  flawIn: (text: string) => string | null,
): readonly FlawedText[] {
  return tagTexts(metadata).flatMap((stated) => {
    const flaw = flawIn(stated.text);
    return flaw === null ? [] : [{ ...stated, flaw }];
  });
}

/** What flawed texts cost: points in each of their areas, fewer when few platforms show them. */
export function flawCost(
  texts: readonly TagText[],
  previews: Previews,
  weight: number,
): Required<Pick<Finding, "losses">> & Pick<Finding, "platforms"> {
  const platforms = platformsShowing(texts, previews);
  const areas = [...new Set(texts.map(({ area }) => area))];
  const losses = areas.map((area) => {
    const affected = platformsShowing(
      texts.filter((text) => text.area === area),
      previews,
    );
    const most = Math.min(weight, AREA_POINTS[area]);
    return { area, points: affected.length > FEW_PLATFORMS ? most : Math.min(most, ABSENCE_POINTS[area]) };
  });
  return { losses, ...(platforms.length > 0 && { platforms }) };
}

function platformsShowing(texts: readonly TagText[], previews: Previews): readonly PlatformName[] {
  return PLATFORM_NAMES.filter((name) => texts.some(({ tag }) => shows(name, tag, previews)));
}

function shows(platform: PlatformName, tag: TextTag, previews: Previews): boolean {
  const token = tag === "description" ? "meta description" : tag;
  return Object.values(previews[platform].source).includes(token);
}
