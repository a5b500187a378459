// Gathers from the stream of tags what the rest of the product asks a document for. It keeps no stack of open
// elements, only depths, so that the deepest nesting costs no more than any other markup.
import { createBodyCollector, type Gathering, gather } from "./body-collector";
import { createContext } from "./context";
import { STARTS_HTML, VISIBLE_RAW_TEXT } from "./elements.data";
import { encodingDeclaredBy } from "./encoding-name";
import { createHeadTracker } from "./head-tracker";
import { parseJsonLd } from "./json-ld-block";
import type {
  JsonLdScript,
  LinkTag,
  MetaTag,
  ParsedDocument,
  Placement,
  Position,
  TextElement,
} from "./page";
import type { Source } from "./source";
import { toLink, toMeta } from "./tag-records";
import type { StartTag, TagHandler } from "./tag-stream";

// A page may hold any number of tags; past these counts they are not kept.
const TAGS_MAX = 10_000;
const TITLES_MAX = 100;
const SCRIPTS_KEPT_MAX = 1000;
const TITLE_CHARS = 2000;

const BEYOND_SPACE = /[^\t\n\f\r \0]/;
const JSON_LD = /^\s*application\/ld\+json\s*(?:;|$)/i;
const RUNS = /^\s*(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?\s*(?:;|$)/i;

/** The first charset a meta of the document declares. */
export interface DeclaredCharset {
  /** WHATWG name in lower case. */
  readonly encoding: string;
  /** Byte offset just after the tag. */
  readonly end: number;
  readonly placement: Placement;
}

interface OpenScript extends Omit<Position, "end"> {
  readonly textLine: number;
  readonly parts: string[];
}

/** Reads a document's tags; `recognizeSelfClosing` is for documents served as XHTML. */
export function createDocumentBuilder(source: Source, recognizeSelfClosing: boolean) {
  const { place } = source;
  const context = createContext(recognizeSelfClosing);
  const head = createHeadTracker();
  const body = createBodyCollector(place);
  const metas: MetaTag[] = [];
  const links: LinkTag[] = [];
  const titles: TextElement[] = [];
  const jsonLd: JsonLdScript[] = [];
  let lang: string | null = null;
  let base: string | null = null;
  let headEnd: number | null = null;
  let declared: DeclaredCharset | null = null;
  let scripts = 0;
  let title: Gathering | null = null;
  let script: OpenScript | null = null;
  let looksLikeHtml: boolean | null = null;

  const positionOf = (tag: StartTag): Position => {
    const { line, byte } = place(tag.start);
    return { line, start: byte, end: place(tag.end).byte, placement: head.placement };
  };

  const keep: Readonly<Record<string, (tag: StartTag) => void>> = {
    html(tag) {
      lang ??= tag.attributes.get("lang") ?? null;
    },
    base(tag) {
      base ??= tag.attributes.get("href") ?? null;
    },
    meta(tag) {
      if (metas.length >= TAGS_MAX) return;
      const meta = toMeta(tag, positionOf(tag));
      metas.push(meta);
      const encoding = encodingDeclaredBy(meta);
      if (encoding !== null) declared ??= { encoding, end: meta.end, placement: meta.placement };
    },
    link(tag) {
      if (links.length < TAGS_MAX) links.push(toLink(tag, positionOf(tag)));
    },
    title(tag) {
      if (titles.length < TITLES_MAX) title = gather(place, tag.start, head.placement, TITLE_CHARS);
    },
    script(tag) {
      const type = tag.attributes.get("type") ?? "";
      if (RUNS.test(type)) scripts++;
      if (!JSON_LD.test(type) || jsonLd.length >= SCRIPTS_KEPT_MAX) return;
      const { line, start, placement } = positionOf(tag);
      script = { line, start, placement, textLine: place(tag.end).line, parts: [] };
    },
  };
  const keepers = new Map(Object.entries(keep));

  const endTitle = (endIndex: number): void => {
    if (title !== null) titles.push(title.finish(endIndex));
    title = null;
  };

  const endScript = (endIndex: number): void => {
    if (script !== null) {
      const { line, start, placement, textLine, parts } = script;
      const block = parseJsonLd(parts.join(""), textLine);
      jsonLd.push({ line, start, end: place(endIndex).byte, placement, ...block });
    }
    script = null;
  };

  /** Text that stands by itself: it ends the head, and in the body it is what the reader sees. */
  const looseText = (start: number, end: number): void => {
    const part = source.slice(start, end);
    if (head.placement !== "body") {
      const offset = part.search(BEYOND_SPACE);
      if (offset === -1) return;
      looksLikeHtml ??= false;
      if (head.text()) headEnd = place(start + offset).byte;
    }
    body.text(part);
  };

  const handler: TagHandler = {
    isForeign: () => !context.inTemplate() && context.isForeign(),
    doctype(text) {
      looksLikeHtml ??= /^doctype\s+html\b/i.test(text);
    },
    open(tag) {
      looksLikeHtml ??= STARTS_HTML.has(tag.name);
      const hidden = context.inNoscript() && tag.name !== "body";
      if (!context.open(tag.name, tag.selfClosing)) return;
      if (!hidden && head.open(tag.name)) headEnd = place(tag.start).byte;
      const keeper = keepers.get(tag.name);
      if (keeper !== undefined) keeper(tag);
      else if (!hidden && head.placement === "body") body.open(tag);
    },
    close(name, start, end) {
      const raw = context.rawText();
      if (!context.close(name)) return;
      if (name === "title" && raw === name) endTitle(end);
      if (name === "script" && raw === name) endScript(end);
      if (raw !== null || context.inNoscript()) return;
      if (head.close(name)) headEnd = place(start).byte;
      if (head.placement === "body") body.close(name, start, end);
    },
    text(start, end) {
      if (context.inTemplate() || context.isForeign()) return;
      const raw = context.rawText();
      if (raw === "title") title?.text.add(source.slice(start, end));
      else if (raw === "script") script?.parts.push(source.slice(start, end));
      else if (!context.inNoscript() && (raw === null || VISIBLE_RAW_TEXT.has(raw))) looseText(start, end);
    },
  };

  return {
    handler,
    declaredCharset: (): DeclaredCharset | null => declared,
    placement: (): Placement => head.placement,
    finish(): Omit<ParsedDocument, "charset"> {
      const end = source.length;
      endTitle(end);
      endScript(end);
      const shown = body.finish(end);
      return {
        lang,
        base,
        metas,
        links,
        titles,
        headings: shown.headings,
        paragraphs: shown.paragraphs,
        jsonLd,
        head: { end: headEnd, closedBy: head.closedBy },
        body: { ...shown.body, scripts },
        looksLikeHtml: looksLikeHtml ?? false,
      };
    },
  };
}
