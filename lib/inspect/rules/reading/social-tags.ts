import type { MetaTag, Page } from "../../page/page";
import { isSocialKey } from "./is-social-key";

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
