import { type KeyAttribute, keysOf } from "../page/meta-entries";
import type { MetaTag, Position } from "../page/page";
import { attributeOf } from "../rules/fixes/snippet";

/** A tag that is added comes first in the head, where every crawler finds it. */
export const FIRST_IN_HEAD: Position = { line: 1, start: 0, end: 0, placement: "head" };

const FIELDS = {
  name: "name",
  property: "property",
  itemprop: "itemprop",
  "http-equiv": "httpEquiv",
} as const satisfies Readonly<Record<KeyAttribute, keyof MetaTag>>;

interface MetaText {
  readonly attribute: KeyAttribute;
  readonly key: string;
  readonly content: string | null;
}

/** Whether a meta has that key, whatever its case. */
function hasKey(tag: MetaTag, key: string): boolean {
  return keysOf(tag).some(([, written]) => written.trim().toLowerCase() === key);
}

/**
 * The metas with one tag of that key and content, in the place of the first there was, else first of all; without any
 * when the content is empty.
 */
export function setMeta(metas: readonly MetaTag[], key: string, content: string): readonly MetaTag[] {
  const first = metas.find((tag) => hasKey(tag, key));
  if (content === "") return metas.filter((tag) => !hasKey(tag, key));
  if (first === undefined)
    return [makeMeta({ attribute: attributeOf(key), key, content }, FIRST_IN_HEAD), ...metas];
  return metas.flatMap((tag) => {
    if (tag === first) return [{ ...tag, content, meant: null }];
    return hasKey(tag, key) ? [] : [tag];
  });
}

/** The same where a tag of that key is there already; else the metas as they are. */
export function changeMeta(metas: readonly MetaTag[], key: string, content: string): readonly MetaTag[] {
  return metas.some((tag) => hasKey(tag, key)) ? setMeta(metas, key, content) : metas;
}

/** A meta with one key and its content, at that place. */
export function makeMeta({ attribute, key, content }: MetaText, at: Position): MetaTag {
  return {
    ...at,
    name: null,
    property: null,
    itemprop: null,
    httpEquiv: null,
    charset: null,
    value: null,
    media: null,
    quoted: true,
    meant: null,
    content,
    [FIELDS[attribute]]: key,
  };
}
