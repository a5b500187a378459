// The one way to look up a page's metas by key. Platforms differ in what they accept, so the caller says what counts.
import type { MetaTag, Page } from "./page";
import { visibleText } from "./text";

export type KeyAttribute = "property" | "name" | "itemprop" | "http-equiv";

/** One meta under one of its keys. */
export interface Entry {
  /** The key as written. */
  readonly key: string;
  readonly attribute: KeyAttribute;
  /** The trimmed content; "" when it is missing or nothing in it is to be seen. */
  readonly text: string;
  readonly tag: MetaTag;
}

export interface Lookup {
  /** Attributes the key may be in; `property` and `name` when not said. */
  readonly attributes?: readonly KeyAttribute[];
  /** The key must be written exactly so; else ASCII case and white space around it make no difference. */
  readonly exact?: boolean;
  /** Entries without a text too. */
  readonly empty?: boolean;
  /** Where `content` is missing, take the text of `value`. */
  readonly orValue?: boolean;
}

const PROPERTY_OR_NAME: readonly KeyAttribute[] = ["property", "name"];
const indexes = new WeakMap<readonly MetaTag[], ReadonlyMap<string, readonly Entry[]>>();

/** The page's metas whose key is `key`, in document order; a meta that says it twice is there once. */
export function entries(page: Pick<Page, "metas">, key: string, how: Lookup = {}): readonly Entry[] {
  const attributes = how.attributes ?? PROPERTY_OR_NAME;
  const found: Entry[] = [];
  for (const entry of indexOf(page.metas).get(key.trim().toLowerCase()) ?? []) {
    if (!attributes.includes(entry.attribute) || found.at(-1)?.tag === entry.tag) continue;
    if (how.exact && entry.key !== key) continue;
    const value = how.orValue && entry.tag.content === null ? withValue(entry) : entry;
    if (how.empty || value.text !== "") found.push(value);
  }
  return found;
}

/** The text of the first such entry that has one; null when there is none. */
export function firstText(page: Pick<Page, "metas">, key: string, how: Lookup = {}): string | null {
  return entries(page, key, { ...how, empty: false })[0]?.text ?? null;
}

function withValue(entry: Entry): Entry {
  return { ...entry, text: visibleText(entry.tag.value ?? "") };
}

/** Built once for a page's list of metas. */
function indexOf(metas: readonly MetaTag[]): ReadonlyMap<string, readonly Entry[]> {
  const known = indexes.get(metas);
  if (known !== undefined) return known;
  const index = new Map<string, Entry[]>();
  for (const tag of metas) {
    for (const [attribute, key] of keysOf(tag)) {
      const entry: Entry = { key, attribute, text: visibleText(tag.content ?? ""), tag };
      const folded = key.trim().toLowerCase();
      const list = index.get(folded);
      if (list === undefined) index.set(folded, [entry]);
      else list.push(entry);
    }
  }
  indexes.set(metas, index);
  return index;
}

/** The keys a meta has, with the attribute each is written in. */
export function keysOf(tag: MetaTag): readonly (readonly [KeyAttribute, string])[] {
  const keys: [KeyAttribute, string][] = [];
  if (tag.name !== null) keys.push(["name", tag.name]);
  if (tag.property !== null) keys.push(["property", tag.property]);
  if (tag.itemprop !== null) keys.push(["itemprop", tag.itemprop]);
  if (tag.httpEquiv !== null) keys.push(["http-equiv", tag.httpEquiv]);
  return keys;
}
