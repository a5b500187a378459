import { type JsonLdNode, jsonLdNodes } from "../../metadata/json-ld";
import { type Entry, entries, type Lookup } from "../../page/meta-entries";
import type { Page, Position } from "../../page/page";
import { limitOf } from "../limits";
import type { ParsingRules, ResolveInput } from "../platform";

/** A value and what it was read from. */
export interface Found {
  readonly text: string;
  readonly source: string;
  /** Byte offset of the tag; Infinity for what is in no tag. */
  readonly at: number;
}

/** The part of a page that one platform's crawler reads, by the rules of its `reads` table. */
export interface VisiblePage {
  readonly input: ResolveInput;
  readonly page: Page;
  /** Whether the crawler sees what is there. */
  isVisible(position: Position): boolean;
  /** Non-empty values of a meta key in document order. */
  all(key: string): readonly Found[];
  /** The first of them; null when there is none. */
  first(key: string): Found | null;
  /** The one that counts when a layout tag is repeated. */
  layout(key: string): Found | null;
  /** The top objects of the JSON-LD that the crawler sees. */
  jsonLd(): readonly JsonLdNode[];
}

/** No card shows more of one value; what follows is not even looked at. */
const VALUE_CHARACTERS_MAX = 10_000;

const SOCIAL = /^(og|twitter):/;

/** What the crawler with these habits sees of the page. */
export function visiblePage(reads: ParsingRules, input: ResolveInput): VisiblePage {
  const { page } = input;
  const bytes = limitOf(reads.bytes);
  const isVisible = (at: Position) => at.end <= bytes && (!reads.headOnly.value || at.placement === "head");
  const all = once((key: string) =>
    entries(page, key, lookup(reads, key)).flatMap((entry) =>
      isVisible(entry.tag) && accepts(reads, entry)
        ? { text: readable(entry.text), source: key, at: entry.tag.start }
        : [],
    ),
  );
  const first = (key: string) => all(key)[0] ?? null;
  const last = (key: string) => all(key).at(-1) ?? null;
  const nodes = once((_: "top") =>
    jsonLdNodes({ jsonLd: page.jsonLd.filter(isVisible) }).filter(({ top }) => top),
  );
  const layout = reads.repeatedLayoutTag.value === "last" ? last : first;
  return { input, page, isVisible, all, first, layout, jsonLd: () => nodes("top") };
}

/** The text, trimmed and cut to what any preview could show. */
export function readable(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= VALUE_CHARACTERS_MAX) return trimmed;
  return trimmed.slice(0, VALUE_CHARACTERS_MAX).replace(/[\ud800-\udbff]$/, "");
}

function lookup(reads: ParsingRules, key: string): Lookup {
  const keyCase = reads.keyCase.value;
  return {
    exact: keyCase === "exact" || (keyCase === "social" && SOCIAL.test(key)),
    attributes:
      reads.keyAttribute.value === "property" && key.startsWith("og:") ? ["property"] : ["property", "name"],
    orValue: reads.valueAttribute.value,
  };
}

/** A crawler that reads `name` first never looks at the `property` of a tag that has both. */
function accepts(reads: ParsingRules, { attribute, tag }: Entry): boolean {
  return reads.keyAttribute.value !== "name_first" || attribute === "name" || !tag.name;
}

/** The function with its results cached by key. */
function once<Key extends string, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const kept = known.get(key) ?? compute(key);
    known.set(key, kept);
    return kept;
  };
}
