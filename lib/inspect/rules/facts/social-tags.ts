import type { MetaTag, Page } from "../../page/page";
import { editDistance } from "./edit-distance";
import { MISSPELLED_KEYS, SOCIAL_KEYS } from "./social-keys.data";

/** No vocabulary has longer keys; what is longer is text in the wrong attribute, and no sentence or fix should repeat it. */
const KEY_CHARS_MAX = 100;

/** One value that the page gives to a social key. */
export interface SocialTag {
  readonly key: string;
  /** Trimmed, never empty. */
  readonly content: string;
}

/** The non-empty values of keys that start with `prefix`, in document order, whichever attribute names the key. */
export function socialTags(page: Page, prefix: string): readonly SocialTag[] {
  return page.metas.flatMap((meta) => {
    const key = socialKey(meta, prefix);
    const content = meta.content?.trim() ?? "";
    return key === null || content === "" ? [] : [{ key, content }];
  });
}

function socialKey({ property, name }: MetaTag, prefix: string): string | null {
  if (isSocialKey(property, prefix)) return property;
  return isSocialKey(name, prefix) ? name : null;
}

/** Whether a meta's key, as written, is one that starts with `prefix` (`og:` or `twitter:`). */
export function isSocialKey(written: string | null, prefix: string): written is string {
  return written !== null && written.length <= KEY_CHARS_MAX && written.startsWith(prefix);
}

const KEY_LENGTH_MAX = 40;
/** No ordinary page has more keys of its own, and comparing each with all known ones takes time. */
const UNKNOWN_KEYS_MAX = 100;
/** Short words are a letter away from other words. */
const LONG_WORD = 7;

export interface MisspelledTag {
  /** The key as the page writes it. */
  readonly written: string;
  /** The key that crawlers look for. */
  readonly meant: string;
  readonly content: string;
}

/** Misspelled social keys with a value whose correct spelling the page does not have; the first of each. */
export function misspelledTags(metas: readonly MetaTag[]): readonly MisspelledTag[] {
  const written = new Map<string, string>();
  for (const { property, name, content } of metas) {
    const key = property ?? name;
    if (key !== null && content?.trim() && !written.has(key)) written.set(key, content);
  }
  const unknown = [...written].filter(([key]) => isSocial(key) && !SOCIAL_KEYS.includes(key));
  return unknown.slice(0, UNKNOWN_KEYS_MAX).flatMap(([key, content]) => {
    const meant = meantKey(key);
    return meant === null || written.has(meant) ? [] : [{ written: key, meant, content }];
  });
}

/** The misspelled tag that was meant to be `meant`; null when there is none. */
export function misspelledTag(metas: readonly MetaTag[], meant: string): MisspelledTag | null {
  return misspelledTags(metas).find((tag) => tag.meant === meant) ?? null;
}

function isSocial(key: string): boolean {
  return key.length <= KEY_LENGTH_MAX && /^\s*(og|twitter)[:._-]/i.test(key);
}

function meantKey(key: string): string | null {
  const plain = key
    .trim()
    .toLowerCase()
    .replace(/^(og|twitter)[._-]/, "$1:");
  if (SOCIAL_KEYS.includes(plain)) return plain;
  return MISSPELLED_KEYS[plain] ?? SOCIAL_KEYS.find((known) => isClose(plain, known)) ?? null;
}

/** Both keys share their prefix and differ by a slip or two in what follows it. */
function isClose(key: string, known: string): boolean {
  const start = known.indexOf(":") + 1;
  if (!key.startsWith(known.slice(0, start))) return false;
  const word = known.slice(known.lastIndexOf(":") + 1);
  const slips = word.length >= LONG_WORD ? 2 : 1;
  if (Math.abs(key.length - known.length) > slips) return false;
  return editDistance(key.slice(start), known.slice(start)) <= slips;
}
