// Limits of the platforms' tables as a sentence names them, so that no rule writes a number a second time.

import { KB, MB } from "../../platforms/limits";
import type { PlatformName } from "../../platforms/names";
import type { Previews, Size } from "../../platforms/platform";

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
