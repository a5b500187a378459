import type { MetaTag, Page } from "../../page/page";

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
