// Markup that does not end in the piece in which it begins, or is rare: declarations, bogus comments, CDATA, plaintext.
// htmlparser2's Tokenizer takes over at its `<`, keeps its place from piece to piece and stops where the markup ends.
import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { RAW_TEXT } from "../elements.data";
import type { SourceText } from "./source-text";
import { lowerName, type TagReader } from "./tag-reader";
import type { TagHandler } from "./tag-stream";

export interface CutMarkup {
  /** Some markup has begun and not ended. */
  isOpen(): boolean;
  /** Takes over at this `<` of the document with the rest of the piece; returns where in the document it is done with. */
  begin(text: string, start: number): number;
  /** Takes the next piece; returns where in the document the markup ends in it, or the end of the piece. */
  go(text: string): number;
  end(): void;
}

interface CutMarkupOptions {
  readonly handler: TagHandler;
  readonly recognizeSelfClosing: boolean;
  readonly tag: TagReader;
  /** An end tag that begins at this character, its name read and its `>` still to come. */
  close(name: string, start: number): void;
}

const DOCTYPE_CHARS = 40;

/** Nothing open; positions are characters of the document. */
export function createCutMarkup(source: SourceText, options: CutMarkupOptions): CutMarkup {
  let open = false;
  /** Where in the document the tokenizer began to count. */
  let base = 0;
  /** Where it was stopped, -1 while it goes on. */
  let stopped = -1;
  const stop = (end: number): void => {
    stopped = end;
    tokenizer.pause();
  };
  const callbacks = createCallbacks(source, options, { base: () => base, isOpen: () => open, stop });
  const { recognizeSelfClosing } = options;
  const tokenizer = new Tokenizer({ decodeEntities: false, recognizeSelfClosing }, callbacks);
  const go = (text: string): number => {
    tokenizer.write(text);
    if (stopped === -1) return source.length;
    open = false;
    return stopped;
  };
  return {
    isOpen: () => open,
    begin(text, start) {
      tokenizer.reset();
      [open, base, stopped] = [true, start, -1];
      return go(text);
    },
    go,
    end() {
      if (!open) return;
      open = false;
      tokenizer.end();
    },
  };
}

interface Place {
  base(): number;
  /** False once the document has ended. */
  isOpen(): boolean;
  stop(end: number): void;
}

function createCallbacks(
  source: SourceText,
  { handler, recognizeSelfClosing, tag, close }: CutMarkupOptions,
  { base, isOpen, stop }: Place,
): TokenizerCallbacks {
  // Inside of an element whose content is text.
  let isRaw = false;
  let isForeign = false;
  let isCollected = false;
  let value = "";
  let valueStart = -1;
  const opened = (end: number, isSelfClosing: boolean): void => {
    tag.isSelfClosing = isSelfClosing;
    isRaw = RAW_TEXT.has(tag.name) && !isForeign && !(isSelfClosing && recognizeSelfClosing);
    handler.open(tag.finish(end));
    passed(end);
  };
  const passed = (end: number): void => {
    source.release(end);
    if (!isRaw) stop(end);
  };
  return {
    isInForeignContext() {
      isRaw = false;
      isForeign = handler.isForeign();
      return isForeign;
    },
    onopentagname: (from, to) =>
      tag.begin(lowerName(source.slice(base() + from, base() + to)), base() + from - 1),
    onattribname(from, to) {
      isCollected = tag.isRead && tag.attribute(source.slice(base() + from, base() + to), base() + to);
      value = "";
      valueStart = -1;
    },
    onattribdata(from, to) {
      if (!isCollected) return;
      value += source.slice(base() + from, base() + to);
      if (valueStart === -1) valueStart = base() + from;
    },
    onattribend(quote, end) {
      if (isCollected) tag.keep(value, quote, valueStart === -1 ? base() + end - 1 : valueStart);
    },
    onopentagend: (end) => opened(base() + end + 1, false),
    onselfclosingtag: (end) => opened(base() + end + 1, true),
    onclosetag(from, to) {
      isRaw = false;
      close(lowerName(source.slice(base() + from, base() + to)), base() + from - 2);
      stop(base() + to);
    },
    ontext(from, to) {
      if (isOpen() || !(from < 0 || isCutTag(source, base() + from)))
        handler.text(base() + from, base() + to);
      passed(base() + to);
    },
    oncdata(from, to, endOffset) {
      if (handler.isForeign() || recognizeSelfClosing) handler.text(base() + from, base() + to - endOffset);
      passed(base() + to + 1);
    },
    oncomment: (_from, to) => passed(base() + to + 1),
    ondeclaration(from, to) {
      handler.doctype(source.slice(base() + from, base() + Math.min(to, from + DOCTYPE_CHARS)));
      passed(base() + to + 1);
    },
    onattribentity: nothing,
    ontextentity: nothing,
    onprocessinginstruction: nothing,
    onend: nothing,
  };
}

function nothing(): void {}

/** At the end of the document the tokenizer hands over some tags that broke off as text; the standard drops them. */
function isCutTag(source: SourceText, start: number): boolean {
  return /^<[a-z]/i.test(source.slice(start - 1, start + 1));
}
