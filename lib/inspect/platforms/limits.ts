import { assumed, type Fact } from "./facts";
import type { ImageRules, Limits, Size } from "./platform";

/** Kilobytes and megabytes of the platforms' limits, in bytes. */
export const KB = 1024;
export const MB = 1024 * KB;

const NONE_KNOWN = assumed(null);

/** No limit of any kind. */
export const NO_LIMITS: Limits = {
  title: NONE_KNOWN,
  description: NONE_KNOWN,
  titleLines: NONE_KNOWN,
  descriptionLines: NONE_KNOWN,
  siteNameCharacters: NONE_KNOWN,
  imageAltCharacters: NONE_KNOWN,
  urlCharacters: NONE_KNOWN,
  redirects: NONE_KNOWN,
  fetchMs: NONE_KNOWN,
  headEndBytes: NONE_KNOWN,
  imageAltTaken: NONE_KNOWN,
};

/** Any one image of a format that every platform draws. */
export const ANY_IMAGE: ImageRules = {
  formats: assumed(["jpeg", "png", "gif", "webp"]),
  bytesMax: NONE_KNOWN,
  bytesAdvised: NONE_KNOWN,
  minPx: NONE_KNOWN,
  maxPx: NONE_KNOWN,
  ratioMax: NONE_KNOWN,
  largeFromPx: NONE_KNOWN,
  advisedPx: NONE_KNOWN,
  count: assumed(1),
  fallsThrough: assumed(false),
  relative: assumed("resolved"),
  faviconFormats: NONE_KNOWN,
  faviconMinPx: NONE_KNOWN,
  faviconAdvisedPx: NONE_KNOWN,
  ratio: NONE_KNOWN,
};

/** The number of a limit; infinite where none is known. */
export function limitOf({ value }: Fact<number | null>): number {
  return value ?? Number.POSITIVE_INFINITY;
}

/** True when the text has more than `charactersMax` characters; counts only where its length in UTF-16 leaves that open. */
export function isLonger(text: string, charactersMax: number): boolean {
  if (text.length <= charactersMax) return false;
  return text.length > charactersMax * 2 || Array.from(text).length > charactersMax;
}

/** Whether a size reaches the least one asked for; every size does where none is. */
export function reaches(size: Size, least: Size | null): boolean {
  return least === null || (size.width >= least.width && size.height >= least.height);
}
