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

/** What is in most pages and in no set of its own. */
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

/** Puts one start tag after another together, from what a tokenizer tells of its parts. Positions are those of the document. */
export class TagReader {
  readonly #source: SourceText;
  /** Lower case. */
  name = "";
  isSelfClosing = false;
  #start = 0;
  #attributesRead: ReadonlySet<string> | undefined;
  #attributes: Map<string, string> | null = null;
  #unquoted: Set<string> | null = null;
  #attribute = "";
  /** Where a meta's content begins, and where the last attribute name behind it that holds a quotation mark ends; -1 without. */
  #contentStart = -1;
  #strayEnd = -1;

  constructor(source: SourceText) {
    this.#source = source;
  }

  /** Begins with a tag whose `<` is at `start`; `read` are the attributes worth reading. */
  begin(name: string, start: number, read = ATTRIBUTES_READ): void {
    this.name = name;
    this.isSelfClosing = false;
    this.#start = start;
    this.#attributesRead = read.get(name);
    this.#attributes = null;
    this.#unquoted = null;
    this.#contentStart = -1;
    this.#strayEnd = -1;
  }

  /** Whether any attribute of this tag is worth telling. */
  get isRead(): boolean {
    return this.#attributesRead !== undefined;
  }

  /** Whether an attribute worth reading has been found. */
  get hasAttributes(): boolean {
    return this.#attributes !== null;
  }

  /** Takes an attribute's name as written, which ends before `end`; true when its value is worth keeping. */
  attribute(written: string, end: number): boolean {
    if (this.#contentStart !== -1 && QUOTE.test(written)) this.#strayEnd = end;
    this.#attribute = lowerName(written);
    return this.#attributesRead?.has(this.#attribute) === true && !this.#attributes?.has(this.#attribute);
  }

  /** Keeps the value as written of the attribute just named; it begins at `start`. */
  keep(value: string, quote: QuoteType, start: number): void {
    const isContent = this.name === "meta" && this.#attribute === "content";
    if (isContent && this.#contentStart === -1) this.#contentStart = start;
    this.#attributes = (this.#attributes ?? new Map()).set(this.#attribute, textOf(value));
    if (quote === QuoteType.Unquoted) this.#unquoted = (this.#unquoted ?? new Set()).add(this.#attribute);
  }

  /** The tag, which ends before `end`. */
  finish(end: number): StartTag {
    const isCut = this.#strayEnd !== -1;
    return {
      name: this.name,
      start: this.#start,
      end,
      selfClosing: this.isSelfClosing,
      attributes: this.#attributes ?? NO_ATTRIBUTES,
      unquoted: this.#unquoted ?? NO_NAMES,
      meant: isCut ? meantText(this.#source.slice(this.#contentStart, this.#strayEnd)) : null,
    };
  }
}

/** An attribute's value: line breaks as the standard reads them in, entities decoded once. */
function textOf(written: string): string {
  const value = written.includes("\r") ? written.replace(/\r\n?/g, "\n") : written;
  return detach(value.includes("&") ? decodeHTMLAttribute(value) : value);
}

/** What is between the first quotation mark and the last; null when that adds no word to what the first two hold. */
function meantText(written: string): string | null {
  const start = written.search(QUOTE);
  const rest = written.slice(start === -1 ? 0 : start).replace(/["'\s]/g, "");
  const whole = written.slice(0, -1).slice(0, MEANT_CHARS_MAX);
  return rest === "" ? null : textOf(whole);
}

/**
 * The name of an element or attribute in lower case. A common name is always the same string: V8 compares such a one by its
 * URL, and in a document with letters beyond Latin-1 it would lower every single name the slow way.
 */
export function lowerName(written: string): string {
  return KNOWN.get(written) ?? written.toLowerCase();
}
