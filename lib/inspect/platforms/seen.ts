import type { MetaTag, Page, Position } from "../page/page";
import type { ResolveInput } from "./platform";
import type { Reads } from "./tables";

/** A value and what it was read from. */
export interface Found {
  readonly text: string;
  readonly source: string;
  /** Byte offset of the tag; Infinity for what stands in no tag. */
  readonly at: number;
}

/** The part of a page that one platform's crawler reads, by the rules of its `reads` table. */
export interface Seen {
  readonly input: ResolveInput;
  readonly page: Page;
  /** Whether the crawler sees what stands there. */
  sees(position: Position): boolean;
  /** First non-empty value of a meta key. */
  first(key: string): Found | null;
  /** Non-empty values of a meta key in document order, at most so many. */
  all(key: string, countMax: number): readonly Found[];
  /** The value of a layout tag that counts when it is repeated. */
  layout(key: string): Found | null;
}

interface Entry {
  readonly tag: MetaTag;
  readonly key: string;
  readonly by: "name" | "property";
}

/** No card shows more of one value; what follows is not even looked at. */
const VALUE_CHARACTERS_MAX = 10_000;

// One index serves the eight platforms of a check; it lives as long as the page does.
const indexes = new WeakMap<readonly MetaTag[], ReadonlyMap<string, readonly Entry[]>>();

/** What the crawler with these habits sees of the page. */
export function seenBy(reads: Reads, input: ResolveInput): Seen {
  const { page } = input;
  const index = indexOf(page.metas);
  const bytes = reads.bytes.value ?? Number.POSITIVE_INFINITY;
  const sees = (at: Position) => at.end <= bytes && (!reads.headOnly.value || at.placement === "head");
  const all = (key: string, countMax: number) => {
    const found: Found[] = [];
    for (const entry of index.get(key.toLowerCase()) ?? []) {
      if (found.length >= countMax) break;
      const text = sees(entry.tag) && accepts(reads, entry, key) ? valueIn(entry.tag, reads) : "";
      if (text !== "") found.push({ text, source: key, at: entry.tag.start });
    }
    return found;
  };
  const first = (key: string) => all(key, 1)[0] ?? null;
  const last = (key: string) => all(key, Number.POSITIVE_INFINITY).at(-1) ?? null;
  return { input, page, sees, all, first, layout: reads.repeatedLayoutTag.value === "last" ? last : first };
}

/** Text trimmed and cut to what any reader could see. */
export function readable(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= VALUE_CHARACTERS_MAX) return trimmed;
  return trimmed.slice(0, VALUE_CHARACTERS_MAX).replace(/[\ud800-\udbff]$/, "");
}

function indexOf(metas: readonly MetaTag[]): ReadonlyMap<string, readonly Entry[]> {
  const known = indexes.get(metas);
  if (known) return known;
  const index = new Map<string, Entry[]>();
  for (const tag of metas) {
    for (const by of ["name", "property"] as const) {
      const key = tag[by]?.trim();
      if (!key) continue;
      const entries = index.get(key.toLowerCase());
      if (entries) entries.push({ tag, key, by });
      else index.set(key.toLowerCase(), [{ tag, key, by }]);
    }
  }
  indexes.set(metas, index);
  return index;
}

function accepts(reads: Reads, { tag, key, by }: Entry, asked: string): boolean {
  const social = asked.startsWith("og:") || asked.startsWith("twitter:");
  const exact = reads.keyCase.value === "exact" || (reads.keyCase.value === "social" && social);
  if (exact && key !== asked) return false;
  if (reads.keyAttribute.value === "name_first") return by === "name" || !tag.name;
  return by === "property" || reads.keyAttribute.value === "either" || !asked.startsWith("og:");
}

function valueIn(tag: MetaTag, reads: Reads): string {
  return readable(tag.content ?? (reads.valueAttribute.value ? tag.value : null) ?? "");
}
