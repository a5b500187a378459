/** No vocabulary has longer keys; what is longer is text in the wrong attribute, and no sentence or fix should repeat it. */
const KEY_CHARS_MAX = 100;

/** Whether a meta's key, as written, is one that starts with `prefix` (`og:` or `twitter:`). */
export function isSocialKey(written: string | null, prefix: string): written is string {
  return written !== null && written.length <= KEY_CHARS_MAX && written.startsWith(prefix);
}
