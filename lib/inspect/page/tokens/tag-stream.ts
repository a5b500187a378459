// Tags and text out of arriving text. It sits on htmlparser2's Tokenizer, not on its Parser, whose list of open
// elements makes 200,000 nested ones quadratic.
import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import type { SourceText } from "./source-text";
import { createTagReader, lowerName, type StartTag } from "./tag-reader";

/** What a reader of the stream is told, in document order. */
export interface TagHandler {
  open(tag: StartTag): void;
  /** Character indexes of the `<` and just after the `>`. */
  close(name: string, start: number, end: number): void;
  /** Undecoded text; one run may come in several parts. */
  text(start: number, end: number): void;
  /** What stands between `<!` and `>`. */
  doctype(text: string): void;
  /** Inside svg or math, where `<title>` and `<style>` are ordinary elements. */
  isForeign(): boolean;
}

export interface TagStream {
  /** Takes text that `source` already holds. */
  write(text: string): void;
  end(): void;
}

const DOCTYPE_CHARS = 40;

/** Feeds `source` through the tokenizer; `recognizeSelfClosing` is for documents served as XHTML. */
export function createTagStream(
  source: SourceText,
  handler: TagHandler,
  recognizeSelfClosing: boolean,
): TagStream {
  let ended = false;
  const closing = createClosing(source, handler);
  const callbacks: TokenizerCallbacks = {
    ...tagCallbacks(source, handler),
    onclosetag: closing.begin,
    ontext(start, end) {
      if (!(ended && isCutTag(source, start))) handler.text(start, end);
      source.release(end);
    },
    oncdata(start, end, endOffset) {
      if (handler.isForeign() || recognizeSelfClosing) handler.text(start, end - endOffset);
      source.release(end);
    },
  };
  const tokenizer = new Tokenizer({ decodeEntities: false, recognizeSelfClosing }, callbacks);
  return {
    write(text) {
      closing.resume(source.length - text.length);
      tokenizer.write(text);
    },
    end() {
      ended = true;
      closing.end();
      tokenizer.end();
    },
  };
}

function tagCallbacks(
  source: SourceText,
  handler: TagHandler,
): Omit<TokenizerCallbacks, "onclosetag" | "ontext" | "oncdata"> {
  const tag = createTagReader(source);
  const open = (end: number, selfClosing: boolean): void => {
    handler.open(tag.finish(end + 1, selfClosing));
    source.release(end + 1);
  };
  return {
    onopentagname: tag.begin,
    onattribname: tag.attributeName,
    onattribdata: tag.attributeData,
    onattribend: tag.attributeEnd,
    onattribentity: nothing,
    onopentagend: (end) => open(end, false),
    onselfclosingtag: (end) => open(end, true),
    ontextentity: nothing,
    oncomment: (_start, end) => source.release(end),
    ondeclaration(start, end) {
      handler.doctype(source.slice(start, Math.min(end, start + DOCTYPE_CHARS)));
      source.release(end);
    },
    onprocessinginstruction: nothing,
    onend: nothing,
    isInForeignContext: () => handler.isForeign(),
  };
}

function nothing(): void {}

/** At the end of the document the tokenizer hands over some tags that broke off as text; the standard drops them. */
function isCutTag(source: SourceText, start: number): boolean {
  return start < 0 || /^<[a-z]/i.test(source.slice(start - 1, start + 1));
}

/** The tokenizer tells of an end tag before its `>` has come; this waits for it. */
function createClosing(source: SourceText, handler: TagHandler) {
  let name = "";
  let start = -1;
  const finish = (end: number): void => {
    if (start === -1) return;
    const from = start;
    start = -1;
    handler.close(name, from, end);
  };
  const resume = (from: number): void => {
    const found = start === -1 ? -1 : source.indexOfTagEnd(from);
    if (found !== -1) finish(found + 1);
  };
  return {
    begin(from: number, to: number): void {
      name = lowerName(source.slice(from, to));
      start = from - 2;
      resume(to);
    },
    resume,
    end: () => finish(source.length),
  };
}
