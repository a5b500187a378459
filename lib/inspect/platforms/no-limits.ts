// What stands in a table where no source names a limit.
import { assumed } from "./sourced";
import type { ImageRules, Limits } from "./tables";

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
  faviconMinPx: NONE_KNOWN,
  faviconAdvisedPx: NONE_KNOWN,
  ratio: NONE_KNOWN,
};
