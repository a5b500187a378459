// Placeholders of a template that nothing filled in. Every pattern is bounded, so hostile text costs no more than any other.
import { resolveUrl } from "../url/http-url";
import { withSoundScheme } from "../url/misspelled-url";
import { titleSegments } from "./text";

const PLACEHOLDERS: readonly RegExp[] = [
  /\{\{ ?[^{} ][^{}]{0,80}\}\}/,
  /\{%[^{}]{1,80}%\}/,
  /\{!![^{}]{1,80}!!\}/,
  /<%[^<>]{1,80}%>/,
  /\$\{[^{}]{1,80}\}/,
  /%%[a-z_]{2,40}%%/i,
  // Vite and Create React App leave these in the HTML when the variable is not set.
  /%(?:REACT_APP|VITE|PUBLIC)_[A-Z0-9_]{1,40}%/,
  /(?<![\w%])%(?:s|title%|sitename%|description%)(?!\w)/,
  /\[object Object\]/,
  /\[(?:node|site|page|current-page|term|user):[a-z:_-]{1,60}\]/,
  /\{(?:page_?|post_?|site_?|meta_?)?(?:title|name|description|desc)\}/i,
  /^[\w-]{1,40}(?:\.[\w-]{1,40}){0,5}\.(?:title|description|heading)$/i,
];

/** What build tools put in for the folder of public files: `%PUBLIC_URL%`, `%BASE_URL%`, `%sveltekit.assets%`. */
const PUBLIC_FOLDER = /%(?:[A-Z]{2,20}_[A-Z_]{2,20}|sveltekit\.assets)%/;
/** A text without any of these holds no placeholder, which settles most URLs at once. */
const TELL_TALE = /[{<[%]|undefined|null|NaN|None|nil|(?:title|description|heading)$/i;
const URL_CHARS_READ = 2_000;

const EMPTY_VALUES = ["undefined", "null", "NaN"];
/** Only when the text is nothing else: as a part of a title they may be words. */
const WHOLE_EMPTY_VALUES = [...EMPTY_VALUES, "None", "nil", "(null)"];

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

/** The first placeholder or empty value in a URL as written, of which the first 2,000 characters are read. */
export function placeholderInUrl(url: string): string | null {
  const start = url.slice(0, URL_CHARS_READ).trim();
  if (!TELL_TALE.test(start)) return null;
  return placeholderIn(start) ?? emptyValueIn(start) ?? firstMatch(start, [PUBLIC_FOLDER]);
}

function firstMatch(text: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match[0];
  }
  return null;
}

/**
 * A URL as the page writes it, made absolute against `base` as `resolveUrl` does; null when it is not one, and when it
 * still holds a template's placeholder or has a garbled scheme, since nobody means the URL that would result.
 */
export function resolveWrittenUrl(written: string, base: string): string | null {
  const isMeant = placeholderInUrl(written) === null && withSoundScheme(written) === null;
  return isMeant ? resolveUrl(written, base) : null;
}
