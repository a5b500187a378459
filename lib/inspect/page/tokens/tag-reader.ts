import { decodeHTMLAttribute } from "entities/decode";
import { QuoteType } from "htmlparser2";
import { ATTRIBUTES_READ, ENDS_PARAGRAPH, HEAD_CONTENT, INLINE, STARTS_HTML } from "../elements.data";
import { detach, type SourceText } from "./source-text";

/** A start tag; character indexes of its `<` and just after its `>`. */
export interface StartTag {
  /** Lower case. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly selfClosing: boolean;
  /** Of the attributes worth reading: the first of each, entity-decoded once. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Names of attributes whose value has no quotes. */
  readonly unquoted: ReadonlySet<string>;
  /** Of a meta whose `content` ends at a quotation mark inside its text: the whole text, decoded; else null. */
  readonly meant: string | null;
}

/** No longer text is shown anywhere. */
const MEANT_CHARS_MAX = 5_000;
const QUOTE = /["']/;
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
const NO_NAMES: ReadonlySet<string> = new Set();

/** What stands in most pages and in no set of its own. */
const COMMON = [
  ..."button g input li option path select source svg tbody thead use video class style src alt".split(" "),
  "picture",
];

const KNOWN: ReadonlyMap<string, string> = new Map(
  [
    ...[ENDS_PARAGRAPH, HEAD_CONTENT, INLINE, STARTS_HTML].flatMap((names) => [...names]),
    ...[...ATTRIBUTES_READ].flatMap(([element, attributes]) => [element, ...attributes]),
    ...COMMON,
  ].map((name) => [name, name]),
);

/** Puts one start tag after another together, from what the tokenizer tells of its parts. */
export function createTagReader(source: SourceText) {
  let tagName = "";
  let start = 0;
  let wanted: ReadonlySet<string> | undefined;
  let attributes: Map<string, string> | null = null;
  let unquoted: Set<string> | null = null;
  let attribute: string | null = null;
  let value = "";
  /** Where a meta's content begins, and where the last attribute name behind it that holds a quotation mark ends; -1 without. */
  let contentStart = -1;
  let strayEnd = -1;
  const isContent = () => tagName === "meta" && attribute === "content";
  return {
    begin(from: number, to: number): void {
      tagName = lowerName(source.slice(from, to));
      start = from - 1;
      wanted = ATTRIBUTES_READ.get(tagName);
      attributes = null;
      unquoted = null;
      contentStart = -1;
      strayEnd = -1;
    },
    attributeName(from: number, to: number): void {
      const name = wanted === undefined ? "" : lowerName(source.slice(from, to));
      attribute = wanted?.has(name) && !attributes?.has(name) ? name : null;
      value = "";
      if (contentStart !== -1 && QUOTE.test(source.slice(from, to))) strayEnd = to;
    },
    attributeData(from: number, to: number): void {
      if (attribute === null) return;
      value += source.slice(from, to);
      if (isContent() && contentStart === -1) contentStart = from;
    },
    attributeEnd(quote: QuoteType, end: number): void {
      if (attribute === null) return;
      if (isContent() && contentStart === -1) contentStart = end - 1;
      attributes = (attributes ?? new Map()).set(attribute, textOf(value));
      if (quote === QuoteType.Unquoted) unquoted = (unquoted ?? new Set()).add(attribute);
    },
    finish: (end: number, selfClosing: boolean): StartTag => ({
      name: tagName,
      start,
      end,
      selfClosing,
      attributes: attributes ?? NO_ATTRIBUTES,
      unquoted: unquoted ?? NO_NAMES,
      meant: strayEnd === -1 ? null : meantText(source.slice(contentStart, strayEnd)),
    }),
  };
}

/** An attribute's value: line breaks as the standard reads them in, entities decoded once. */
function textOf(written: string): string {
  const value = written.includes("\r") ? written.replace(/\r\n?/g, "\n") : written;
  return detach(decodeHTMLAttribute(value));
}

/** What stands between the first quotation mark and the last; null when that adds no word to what the first two hold. */
function meantText(written: string): string | null {
  const start = written.search(QUOTE);
  const rest = written.slice(start === -1 ? 0 : start).replace(/["'\s]/g, "");
  const whole = written.slice(0, -1).slice(0, MEANT_CHARS_MAX);
  return rest === "" ? null : textOf(whole);
}

/**
 * The name of an element or attribute in lower case. A common name is always the same string: V8 compares such a one by its
 * address, and in a document with letters beyond Latin-1 it would lower every single name the slow way.
 */
export function lowerName(written: string): string {
  return KNOWN.get(written) ?? written.toLowerCase();
}
