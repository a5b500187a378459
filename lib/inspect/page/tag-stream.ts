// Tags and text out of arriving text. It sits on htmlparser2's Tokenizer, not on its Parser, whose list of open
// elements makes 200,000 nested ones quadratic.
import { decodeHTMLAttribute } from "entities/decode";
import { QuoteType, Tokenizer } from "htmlparser2";
import { detach } from "./detach";
import { ATTRIBUTES_READ } from "./elements.data";
import type { Source } from "./source";

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
}

/** What a reader of the stream is told, in document order. */
export interface TagHandler {
  open(tag: StartTag): void;
  close(name: string, start: number, end: number): void;
  /** Undecoded text; one run may come in several parts. */
  text(start: number, end: number): void;
  doctype(text: string): void;
  /** Inside svg or math, where `<title>` and `<style>` are ordinary elements. */
  isForeign(): boolean;
}

const NONE: ReadonlyMap<string, string> = new Map();
const NO_NAMES: ReadonlySet<string> = new Set();

/** Feeds `source` through the tokenizer; `recognizeSelfClosing` is for documents served as XHTML. */
export function createTagStream(source: Source, handler: TagHandler, recognizeSelfClosing: boolean) {
  const tag = createTagReader(source);
  let closing: { name: string; start: number } | null = null;
  let ended = false;

  /** At the end of the document the tokenizer hands over some tags that broke off as text; the standard drops them. */
  const isCutTag = (start: number): boolean => start < 0 || source.slice(start - 1, start) === "<";

  const finishClosing = (from: number, atEnd: boolean): void => {
    if (closing === null) return;
    const found = source.indexOfTagEnd(from);
    if (found === -1 && !atEnd) return;
    const { name, start } = closing;
    closing = null;
    handler.close(name, start, found === -1 ? source.length : found + 1);
  };

  const openTag = (end: number, selfClosing: boolean): void => {
    handler.open(tag.finish(end + 1, selfClosing));
    source.release(end + 1);
  };

  const tokenizer = new Tokenizer(
    { decodeEntities: false, recognizeSelfClosing },
    {
      onopentagname: tag.begin,
      onattribname: tag.name,
      onattribdata: tag.data,
      onattribend: tag.end,
      onattribentity: nothing,
      onopentagend: (end) => openTag(end, false),
      onselfclosingtag: (end) => openTag(end, true),
      onclosetag(start, end) {
        closing = { name: source.slice(start, end).toLowerCase(), start: start - 2 };
        finishClosing(end, false);
      },
      ontext(start, end) {
        if (!(ended && isCutTag(start))) handler.text(start, end);
        source.release(end);
      },
      ontextentity: nothing,
      oncdata(start, end, endOffset) {
        if (handler.isForeign() || recognizeSelfClosing) handler.text(start, end - endOffset);
        source.release(end);
      },
      oncomment: (_start, end) => source.release(end),
      ondeclaration(start, end) {
        handler.doctype(source.slice(start, Math.min(end, start + DOCTYPE_CHARS)));
        source.release(end);
      },
      onprocessinginstruction: nothing,
      onend: nothing,
      isInForeignContext: () => handler.isForeign(),
    },
  );
  return {
    write(text: string): void {
      finishClosing(source.length - text.length, false);
      tokenizer.write(text);
    },
    end(): void {
      ended = true;
      finishClosing(source.length, true);
      tokenizer.end();
    },
  };
}

const DOCTYPE_CHARS = 40;

function nothing(): void {}

/** Collects the start tag that is being read. */
function createTagReader(source: Source) {
  let tagName = "";
  let start = 0;
  let wanted: ReadonlySet<string> | undefined;
  let attributes: Map<string, string> | null = null;
  let unquoted: Set<string> | null = null;
  let attribute: string | null = null;
  let value = "";
  return {
    begin(from: number, to: number): void {
      tagName = source.slice(from, to).toLowerCase();
      start = from - 1;
      wanted = ATTRIBUTES_READ.get(tagName);
      attributes = null;
      unquoted = null;
    },
    name(from: number, to: number): void {
      attribute = null;
      if (wanted === undefined) return;
      const name = source.slice(from, to).toLowerCase();
      if (!wanted.has(name) || attributes?.has(name)) return;
      attribute = name;
      value = "";
    },
    data(from: number, to: number): void {
      if (attribute !== null) value += source.slice(from, to);
    },
    end(quote: QuoteType): void {
      if (attribute === null) return;
      attributes ??= new Map();
      attributes.set(attribute, detach(decodeHTMLAttribute(value)));
      if (quote !== QuoteType.Unquoted) return;
      unquoted ??= new Set();
      unquoted.add(attribute);
    },
    finish(end: number, selfClosing: boolean): StartTag {
      return {
        name: tagName,
        start,
        end,
        selfClosing,
        attributes: attributes ?? NONE,
        unquoted: unquoted ?? NO_NAMES,
      };
    },
  };
}
