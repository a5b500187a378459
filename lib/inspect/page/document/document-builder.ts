// From tags to a document: collects what rules and previews need of it. It keeps no list of open
// elements, only where it is, so that the deepest nesting costs no more than any other markup.

import { STARTS_HTML, VISIBLE_RAW_TEXT } from "../elements.data";
import type { DocumentHead, ParsedDocument, Placement } from "../page";
import type { SourceText } from "../tokens/source-text";
import type { StartTag } from "../tokens/tag-reader";
import type { TagHandler } from "../tokens/tag-stream";
import { type BodyCollector, createBodyCollector } from "./body-collector";
import { createHeadTracker, type HeadTracker } from "./head-tracker";
import { createOpenElements, type OpenElements } from "./open-elements";
import { createScriptEscape, type ScriptEscape } from "./script-escape";
import { createTagCollector, type DeclaredCharset, type TagCollector } from "./tag-collector";

const BEYOND_SPACE = /[^\t\n\f\r \0]/;

export interface DocumentBuilder {
  readonly handler: TagHandler;
  /** The first charset a meta of the document declares; null while none has. */
  declaredCharset(): DeclaredCharset | null;
  /** Where a tag that comes now would be. */
  placement(): Placement;
  /** The tags of the head so far. */
  head(): DocumentHead;
  finish(): Omit<ParsedDocument, "charset">;
}

interface State {
  readonly source: SourceText;
  readonly context: OpenElements;
  readonly head: HeadTracker;
  readonly body: BodyCollector;
  readonly kept: TagCollector;
  readonly scriptEscape: ScriptEscape;
  headEnd: number | null;
  /** Null until something shows it. */
  looksLikeHtml: boolean | null;
}

/** Reads a document's tags; `recognizeSelfClosing` is for documents served as XHTML. */
export function createDocumentBuilder(source: SourceText, recognizeSelfClosing: boolean): DocumentBuilder {
  const head = createHeadTracker();
  const context = createOpenElements(recognizeSelfClosing);
  const body = createBodyCollector(source, recognizeSelfClosing);
  const kept = createTagCollector(source, head);
  const scriptEscape = createScriptEscape();
  const state: State = {
    source,
    context,
    head,
    body,
    kept,
    scriptEscape,
    headEnd: null,
    looksLikeHtml: null,
  };
  return {
    handler: {
      isForeign: () => !context.inTemplate() && context.isForeign(),
      isFound: () => body.isFound() && !context.isInAny(),
      doctype(text) {
        state.looksLikeHtml ??= /^doctype\s+html\b/i.test(text);
      },
      open: (tag) => openTag(state, tag),
      close: (name, start, end) => closeTag(state, name, { start, end }),
      text: (start, end) => readText(state, start, end),
    },
    declaredCharset: kept.declaredCharset,
    placement: () => head.placement,
    head: kept.head,
    finish: () => finish(state),
  };
}

function openTag(state: State, tag: StartTag): void {
  const { context, head, body, kept, scriptEscape } = state;
  if (context.rawText() === "script") {
    if (tag.name === "script") scriptEscape.openScript();
    return;
  }
  state.looksLikeHtml ??= STARTS_HTML.has(tag.name);
  // With scripts on, a noscript is mere text, so what is in one neither ends the head nor shows.
  const hidden = context.inNoscript() && tag.name !== "body";
  if (!context.open(tag.name, tag.selfClosing)) return;
  if (!hidden && head.open(tag.name)) state.headEnd = state.source.place(tag.start).byte;
  if (kept.open(tag) || hidden || head.placement !== "body") return;
  body.open(tag);
}

function closeTag(state: State, name: string, { start, end }: { start: number; end: number }): void {
  const { context, head, body, kept } = state;
  const raw = context.rawText();
  if (raw === "script" && name === "script" && !state.scriptEscape.endsScript()) return;
  if (!context.close(name)) return;
  if (raw === name) kept.close(name, end);
  if (raw !== null || context.inNoscript()) return;
  if (head.close(name)) state.headEnd = state.source.place(start).byte;
  if (head.placement === "body") body.close(name, start, end);
}

function readText(state: State, start: number, end: number): void {
  const { source, context, kept } = state;
  if (context.inTemplate() || context.isForeign()) return;
  const raw = context.rawText();
  if (raw === "script") state.scriptEscape.text(source.slice(start, end));
  if (raw === "title" || raw === "script") kept.text(start, end);
  else if (raw !== null && !VISIBLE_RAW_TEXT.has(raw)) return;
  else if (!context.inNoscript() && state.body.readsText()) looseText(state, start, source.slice(start, end));
}

/** Text outside of raw-text elements: it ends the head, and in the body it is what visitors see. */
function looseText(state: State, start: number, part: string): void {
  const { head, body, source } = state;
  if (head.placement === "body") {
    body.text(part);
    return;
  }
  const offset = part.search(BEYOND_SPACE);
  if (offset === -1) return;
  state.looksLikeHtml ??= false;
  if (head.text()) state.headEnd = source.place(start + offset).byte;
  body.text(part.slice(offset));
}

function finish({
  source,
  head,
  body,
  kept,
  headEnd,
  looksLikeHtml,
}: State): Omit<ParsedDocument, "charset"> {
  const { scripts, ...tags } = kept.finish(source.length);
  const shown = body.finish(source.length);
  return {
    ...tags,
    headings: shown.headings,
    subheading: shown.subheading,
    paragraphs: shown.paragraphs,
    head: { end: headEnd, closedBy: head.closedBy },
    body: { ...shown.body, scripts },
    looksLikeHtml: looksLikeHtml ?? false,
  };
}
