// Tags and text out of arriving text. What is whole in one piece, as nearly everything does, is scanned here, and so is
// what the next piece ends. What is rare or longer is left to htmlparser2's Tokenizer, with which this scanner has to
// agree. See decisions/004.
import { ATTRIBUTES_READ, RAW_TEXT, STILL_READ, STILL_READ_WITH } from "../elements.data";
import { type CutMarkup, createCutMarkup } from "./cut-markup";
import { endOfComment, findEndTag, isLetter, isNameEnd } from "./markup-ends";
import type { SourceText } from "./source-text";
import { readAttributes, skipAttributes } from "./tag-attributes";
import { lowerName, type StartTag, TagReader } from "./tag-reader";

/** What a reader of the stream is told, in document order. */
export interface TagHandler {
  open(tag: StartTag): void;
  /** Character indexes of the `<` and just after the `>`. */
  close(name: string, start: number, end: number): void;
  /** Undecoded text; one run may come in several parts. */
  text(start: number, end: number): void;
  /** What is between `<!` and `>`. */
  doctype(text: string): void;
  /** Inside svg or math, where `<title>` and `<style>` are ordinary elements. */
  isForeign(): boolean;
  /** Whether it needs to be told no more than start tags of the elements that `STILL_READ` names. */
  isFound(): boolean;
}

export interface TagStream {
  /** Takes text that `source` already holds. */
  write(text: string): void;
  end(): void;
}

const SLASH = 0x2f;
const BANG = 0x21;
const QUESTION = 0x3f;
const HYPHEN = 0x2d;
const LOWER_A = 0x61;

const ATTRIBUTES_STILL_READ = new Map([...ATTRIBUTES_READ, ...STILL_READ_WITH]);

/** By first letter: a bit for each length that such a name has. */
const STILL_READ_LENGTHS = lengthsByLetter(STILL_READ);

/** Feeds `source` through the scanner; `recognizeSelfClosing` is for documents served as XHTML. */
export function createTagStream(
  source: SourceText,
  handler: TagHandler,
  recognizeSelfClosing: boolean,
): TagStream {
  return new TagScanner(source, handler, recognizeSelfClosing);
}

/** Positions are indexes into the piece that is being scanned, -1 for what does not end in it. */
class TagScanner implements TagStream {
  readonly #source: SourceText;
  readonly #handler: TagHandler;
  readonly #recognizeSelfClosing: boolean;
  readonly #tag: TagReader;
  readonly #cut: CutMarkup;
  #text = "";
  /** Of the piece in the document. */
  #offset = 0;
  /** Markup that the last piece did not end. */
  #unended = "";
  /** How many characters of this piece the last one did not end. */
  #waited = 0;
  /** As the handler said after the last tag. */
  #isFound = false;
  /** The end tag whose `>` has not come yet. */
  #closing: { readonly name: string; readonly start: number } | null = null;

  constructor(source: SourceText, handler: TagHandler, recognizeSelfClosing: boolean) {
    this.#source = source;
    this.#handler = handler;
    this.#recognizeSelfClosing = recognizeSelfClosing;
    this.#tag = new TagReader(source);
    this.#cut = createCutMarkup(source, {
      handler,
      recognizeSelfClosing,
      tag: this.#tag,
      close: (name, start) => {
        this.#closing = { name, start };
      },
    });
  }

  write(text: string): void {
    this.#waited = this.#unended.length;
    this.#text = this.#unended + text;
    this.#unended = "";
    this.#offset = this.#source.length - this.#text.length;
    let at = 0;
    if (this.#cut.isOpen()) {
      at = this.#cut.go(text) - this.#offset;
      this.#look();
    }
    if (this.#closing !== null) at = this.#endTag(at);
    const done = at === -1 ? 0 : this.#scan(at);
    // Otherwise the tokenizer still needs what it has begun with.
    if (!this.#cut.isOpen()) this.#source.release(this.#offset + done);
    this.#text = "";
  }

  end(): void {
    if (this.#unended !== "") this.write("");
    this.#cut.end();
    if (this.#closing === null) return;
    const { name, start } = this.#closing;
    this.#handler.close(name, start, this.#source.length);
  }

  /** Where the text begins that is still needed. */
  #scan(from: number): number {
    const text = this.#text;
    let start = from;
    let search = from;
    while (start < text.length) {
      const found = text.indexOf("<", search);
      const lt = found === -1 ? text.length : found;
      if (lt > start) this.#looseText(start, lt);
      if (found === -1) return lt;
      const next = text.charCodeAt(lt + 1);
      const isMarkup =
        isLetter(next) || next === SLASH || next === BANG || next === QUESTION || lt + 1 === text.length;
      if (isMarkup) {
        start = this.#markup(lt, next);
        search = start;
        if (start === -1) return lt;
      } else {
        start = lt;
        search = lt + 1;
      }
    }
    return start - this.#unended.length;
  }

  /** Where the markup ends that begins with this `<`. */
  #markup(lt: number, next: number): number {
    const text = this.#text;
    let end = -1;
    if (isLetter(next)) end = this.#openTag(lt);
    else if (next === SLASH && isLetter(text.charCodeAt(lt + 2))) return this.#closeTag(lt);
    else if (next === BANG && text.startsWith("--", lt + 2)) {
      end = endOfComment(text, lt + 4);
    } else if (lt + 1 < text.length) return this.#leave(lt);
    return end === -1 ? this.#wait(lt) : end;
  }

  /** Waits for the piece that ends what begins here; only for one, since all of it is scanned again. */
  #wait(lt: number): number {
    if (lt < this.#waited) return this.#leave(lt);
    this.#unended = this.#text.slice(lt);
    return this.#text.length;
  }

  /** Leaves what begins here to the tokenizer. */
  #leave(lt: number): number {
    const end = this.#cut.begin(this.#text.slice(lt), this.#offset + lt) - this.#offset;
    this.#look();
    return this.#closing === null ? end : this.#endTag(end);
  }

  #openTag(lt: number): number {
    const text = this.#text;
    let nameEnd = lt + 2;
    let isHyphenated = false;
    for (; nameEnd < text.length; nameEnd++) {
      const code = text.charCodeAt(nameEnd);
      if (isNameEnd(code)) break;
      if (code === HYPHEN) isHyphenated = true;
    }
    if (this.#isFound && !isHyphenated && !mayBeStillRead(text, lt + 1, nameEnd)) {
      const end = skipAttributes(text, nameEnd, this.#tag);
      return end === -1 ? -1 : end + 1;
    }
    const name = lowerName(text.slice(lt + 1, nameEnd));
    const tag = this.#tag;
    tag.begin(name, this.#offset + lt, this.#isFound ? ATTRIBUTES_STILL_READ : ATTRIBUTES_READ);
    const gt = readAttributes({ text, offset: this.#offset }, nameEnd, tag);
    if (gt === -1) return -1;
    if (this.#isFound && !tag.hasAttributes && STILL_READ_WITH.has(name)) return gt + 1;
    const isRaw = RAW_TEXT.has(name) && !this.#handler.isForeign();
    if (isRaw && !(tag.isSelfClosing && this.#recognizeSelfClosing)) return this.#rawElement(name, gt);
    this.#opened(gt);
    return gt + 1;
  }

  #opened(gt: number): void {
    this.#handler.open(this.#tag.finish(this.#offset + gt + 1));
    this.#look();
  }

  #look(): void {
    this.#isFound = this.#handler.isFound();
  }

  /** An element whose content is text up to its own end tag, which has to be there before the element is opened. */
  #rawElement(name: string, gt: number): number {
    const close = name === "plaintext" ? -1 : findEndTag(this.#text, name, gt + 1);
    if (close === -1) return -1;
    this.#opened(gt);
    if (close > gt + 1) this.#looseText(gt + 1, close);
    const end = this.#closeTag(close);
    return end === -1 ? this.#text.length : end;
  }

  #closeTag(lt: number): number {
    const text = this.#text;
    if (this.#isFound) {
      const gt = text.indexOf(">", lt);
      return gt === -1 ? this.#wait(lt) : gt + 1;
    }
    let nameEnd = lt + 3;
    while (nameEnd < text.length && !isNameEnd(text.charCodeAt(nameEnd))) nameEnd++;
    if (nameEnd === text.length) return this.#wait(lt);
    this.#closing = { name: lowerName(text.slice(lt + 2, nameEnd)), start: this.#offset + lt };
    return this.#endTag(nameEnd);
  }

  /** Ends the end tag at the next `>`. */
  #endTag(from: number): number {
    const gt = this.#text.indexOf(">", from);
    if (gt === -1 || this.#closing === null) return -1;
    const { name, start } = this.#closing;
    this.#closing = null;
    this.#handler.close(name, start, this.#offset + gt + 1);
    this.#look();
    return gt + 1;
  }

  #looseText(start: number, end: number): void {
    if (!this.#isFound) this.#handler.text(this.#offset + start, this.#offset + end);
  }
}

function lengthsByLetter(names: ReadonlySet<string>): Uint32Array {
  const lengths = new Uint32Array(26);
  for (const name of names) {
    const letter = name.charCodeAt(0) - LOWER_A;
    lengths[letter] = (lengths[letter] ?? 0) | (1 << name.length);
  }
  return lengths;
}

/** False for most names that are none of those. */
function mayBeStillRead(text: string, start: number, end: number): boolean {
  const lengths = STILL_READ_LENGTHS[(text.charCodeAt(start) | 0x20) - LOWER_A] ?? 0;
  return end - start < 32 && ((lengths >> (end - start)) & 1) === 1;
}
