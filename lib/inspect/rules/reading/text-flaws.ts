// What can be wrong with a text whoever reads it. Texts come from statedTexts: at most 5,000 characters, white space
// collapsed; every pattern here is bounded, so hostile text costs no more than honest text.
import { DEFAULT_DESCRIPTION_STARTS, DEFAULT_TITLE_STARTS, DEFAULT_TITLES } from "./default-texts.data";

const PLACEHOLDERS: readonly RegExp[] = [
  /\{\{ ?[^{} ][^{}]{0,80}\}\}/,
  /\{%[^{}]{1,80}%\}/,
  /\{!![^{}]{1,80}!!\}/,
  /<%[^<>]{1,80}%>/,
  /\$\{[^{}]{1,80}\}/,
  /%%[a-z_]{2,40}%%/i,
  /(?<![\w%])%(?:s|title%|sitename%|description%)(?!\w)/,
  /\[object Object\]/,
  /\[(?:node|site|page|current-page|term|user):[a-z:_-]{1,60}\]/,
  /\{(?:page_?|post_?|site_?|meta_?)?(?:title|name|description|desc)\}/i,
  /^[\w-]{1,40}(?:\.[\w-]{1,40}){0,5}\.(?:title|description|heading)$/i,
];

const EMPTY_VALUES = ["undefined", "null", "NaN"];
/** Only when the text is nothing else: as a part of a title they may be words. */
const WHOLE_EMPTY_VALUES = [...EMPTY_VALUES, "None", "nil", "(null)"];

const HTML =
  /<\/(?:p|b|i|a|u|em|strong|span|div|ul|ol|li|h[1-6]|font|small|sup|sub|blockquote|figure|section|script|style|title)>|<(?:br|hr)\s?\/?>|<(?:p|b|i|a|u|img|em|strong|span|div|font|script|h[1-6])\s[^<>]{1,300}>|^<(?:p|div|span|strong|em|h[1-6])>/i;

const ENTITY =
  /&(?:amp|lt|gt|quot|apos|nbsp|[lr][sd]quo|[nm]dash|hellip|middot|bull|copy|reg|trade|euro|[lr]aquo|szlig|[a-z](?:acute|grave|circ|uml|tilde|cedil|ring|slash)|#\d{1,7}|#x[\da-f]{1,6});/i;

/** UTF-8 read as another encoding: U+FFFD itself, or the pairs that accents and curly quotes turn into. */
const BROKEN = /\uFFFD|Ã[\u0080-\u00BF]|â€[\u0080-\u00BF™œ˜¦“”]/;

/** The first placeholder of a template that nobody filled in; null when there is none. */
export function placeholderIn(text: string): string | null {
  return firstMatch(text, PLACEHOLDERS);
}

/** The value a program prints for "nothing" (`undefined`, `null`, `NaN`) where a text should stand; null when none does. */
export function emptyValueIn(text: string): string | null {
  if (WHOLE_EMPTY_VALUES.includes(text)) return text;
  const segment = titleSegments(text).find((part) => EMPTY_VALUES.includes(part));
  return segment ?? firstMatch(text, [/\bundefined undefined\b/, /[$€£] ?(?:NaN|undefined|null)\b/]);
}

/** The first HTML tag written as text; null when there is none. */
export function htmlIn(text: string): string | null {
  return firstMatch(text, [HTML]);
}

/** The first character reference left after decoding once; null when there is none. */
export function entityIn(text: string): string | null {
  return firstMatch(text, [ENTITY]);
}

/** The first character that was lost or garbled by a wrong encoding; null when there is none. */
export function brokenCharacterIn(text: string): string | null {
  return firstMatch(text, [BROKEN]);
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

/**
 * A title's parts around its separators: `-`, `|`, `·` and the like with a space on both sides, `｜` with or without,
 * and `_` or `|` before a Chinese character, where titles are written without spaces.
 */
export function titleSegments(title: string): readonly string[] {
  return title.split(/ (?:[-–—|·•»:/]|::) | ?｜ ?|(?<=\S)[_|](?=\p{Script=Han})/u);
}

function firstMatch(text: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match[0];
  }
  return null;
}
