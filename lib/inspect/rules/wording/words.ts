import { limitsOf, type RobotsLimits, robotsTexts } from "../../metadata/robots";
import type { Page } from "../../page/page";
import { placeholderInUrl } from "../../page/placeholders";
import { PLATFORMS } from "../../platforms";
import { KB, MB } from "../../platforms/limits";
import type { PlatformName } from "../../platforms/names";
import type { Previews, Size } from "../../platforms/platform";

const LENGTH_MAX = 80;
const INVISIBLE = /[\s\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * A value of the page as a sentence shows it: in quotation marks, on one line, without control characters and cut
 * at `lengthMax` characters.
 */
export function quote(text: string, lengthMax = LENGTH_MAX): string {
  const line = text
    .slice(0, lengthMax * 4)
    .replace(INVISIBLE, " ")
    .trim();
  const characters = Array.from(line);
  const whole = characters.length <= lengthMax && text.length <= lengthMax * 4;
  return whole ? `"${line}"` : `"${characters.slice(0, lengthMax).join("").trimEnd()}…"`;
}

/** The platforms as a sentence names them: `X, Facebook and LinkedIn`; empty for none. */
export function platformWords(platforms: readonly PlatformName[]): string {
  return wordList(platforms.map((platform) => PLATFORMS[platform].label));
}

/** Words as a sentence lists them: `a, b and c`; empty for none. */
export function wordList(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** What a URL as written holds in place of a value, as the end of a sentence; null when it holds all its values. */
export function unfilledWords(written: string): string | null {
  const found = placeholderInUrl(written);
  if (found === null) return null;
  return /(?:undefined|null|NaN|None|nil)\)?$/i.test(found)
    ? "in which a program had no value to fill in"
    : "a template placeholder that was never filled in";
}

interface Question {
  /** Whether a text of directives sets the rule. */
  readonly forbids: (limits: RobotsLimits) => boolean;
  /** Words by which a text says the contrary. */
  readonly allows: RegExp;
}

/**
 * Who sets a robots rule that holds, the page's tag or its header, as sentences; and who says the contrary, for then
 * the stricter of the two holds (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag).
 */
export function robotsWords(page: Page, { forbids, allows }: Question): string {
  const { tag, header } = robotsTexts(page);
  const texts = [
    { by: "The page's robots tag", limits: limitsOf(...tag), text: tag.join(", ") },
    { by: "The X-Robots-Tag header", limits: limitsOf(...header), text: header.join(", ") },
  ];
  const strict = texts.find(({ limits }) => forbids(limits));
  const mild = texts.find(({ limits, text }) => !forbids(limits) && allows.test(text));
  if (strict === undefined) return "";
  const said = `${strict.by} says ${quote(strict.text)}.`;
  if (mild === undefined) return said;
  return `${said} ${mild.by} says ${quote(mild.text)}, but when two disagree, the stricter one applies.`;
}

// Limits of the platforms' tables, so that no rule writes a number a second time.

interface Limit<T> {
  readonly value: T | null;
}

/** `1200 by 630`, or the width alone where the height does not matter; empty when no limit is known. */
export function sizeWords({ value }: Limit<Size>): string {
  if (value === null) return "";
  return value.height === 0 ? String(value.width) : `${value.width} by ${value.height}`;
}

/** `300 KB`; empty when no limit is known. */
export function bytesWords({ value }: Limit<number>): string {
  return value === null ? "" : fileSize(value);
}

/** `2,048`; empty when no limit is known. */
export function countWords({ value }: Limit<number>): string {
  return value === null ? "" : value.toLocaleString("en");
}

/** The number a text is cut at: `70` of 70 bytes; empty when it is not cut. */
export function cutWords({ value }: Limit<{ readonly max: number }>): string {
  return value === null ? "" : String(value.max);
}

const MARK_CHARACTERS_MAX = 3;
const STEP = 5;

interface CutField {
  readonly previews: Previews;
  readonly platforms: readonly PlatformName[];
  readonly field: "title" | "description";
}

/**
 * How many characters of the cut texts every one of these platforms shows, to the nearest five below, at most
 * `usualMax` and always fewer than a text has: wide letters and letters of several bytes are cut sooner.
 */
export function charactersShown(
  { previews, platforms, field }: CutField,
  texts: readonly string[],
  usualMax: number,
): number {
  const shown = platforms.map((name) => Array.from(previews[name][field] ?? "").length);
  const fewest = Math.min(...shown) - MARK_CHARACTERS_MAX;
  const shortest = Math.min(...texts.map((text) => Array.from(text).length));
  if (fewest > usualMax - STEP && usualMax < shortest) return usualMax;
  const most = Math.min(fewest, shortest - 1);
  return most < STEP ? Math.max(1, most) : Math.floor(most / STEP) * STEP;
}

/** A weight in bytes as a sentence names it: `640 KB`, `5.3 MB`. Rounded up, so that it never reads as the limit it is over. */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`;
  if (bytes < MB) return `${Math.ceil(bytes / KB)} KB`;
  return `${Math.ceil((bytes / MB) * 10) / 10} MB`;
}

/** A time in milliseconds as a sentence names it: `4.2 seconds`. Rounded up, so that it never reads as the limit it is over. */
export function seconds(ms: number): string {
  return `${Math.ceil(ms / 100) / 10} seconds`;
}
