// Keeps the tags that speak about the page: metas, links, titles, base, the root's language and JSON-LD.
import { encodingDeclaredBy } from "../decoding/prescan";
import type { DocumentHead, JsonLdScript, LinkTag, MetaTag, Placement, Position, TextElement } from "../page";
import type { SourceText } from "../tokens/source-text";
import type { StartTag } from "../tokens/tag-reader";
import { collectElement, type ElementCollector } from "./element-collector";
import type { HeadTracker } from "./head-tracker";
import { type JsonLdBudget, jsonLdBudget, parseJsonLd } from "./json-ld-block";
import { toLink, toMeta } from "./tag-records";

// A page may hold any number of tags; past these counts they are not kept.
const TAGS_MAX = 10_000;
const TITLES_MAX = 100;
const JSON_LD_MAX = 1000;
const TITLE_CHARS = 2000;

const JSON_LD = /^\s*application\/ld\+json\s*(?:;|$)/i;
const RUNS = /^\s*(?:(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)\s*)?(?:;|$)/i;

const COMPONENT_EMBED_ID = "discord:component-embed";

/** The charset a meta of the document declares. */
export interface DeclaredCharset {
  /** WHATWG name in lower case. */
  readonly encoding: string;
  /** Byte offset just after the tag. */
  readonly end: number;
  readonly placement: Placement;
}

interface Kept {
  lang: string | null;
  base: string | null;
  readonly metas: MetaTag[];
  readonly links: LinkTag[];
  readonly titles: TextElement[];
  readonly jsonLd: JsonLdScript[];
  componentEmbed: boolean;
  /** Script elements that run. */
  scripts: number;
}

interface State {
  readonly source: SourceText;
  readonly head: HeadTracker;
  readonly kept: Kept;
  declared: DeclaredCharset | null;
  title: ElementCollector | null;
  script: OpenScript | null;
  readonly jsonLdBudget: JsonLdBudget;
}

interface OpenScript extends Omit<Position, "end"> {
  readonly textLine: number;
  readonly parts: string[];
}

export interface TagCollector {
  /** Takes a start tag; false when it is none of those kept here. */
  open(tag: StartTag): boolean;
  /** Takes the end tag of a title or script. */
  close(name: string, end: number): void;
  /** Takes text of the open title or script. */
  text(start: number, end: number): void;
  /** The first charset a meta declares; null while none has. */
  declaredCharset(): DeclaredCharset | null;
  /** What was kept so far of what a head holds; later tags are not added to it. */
  head(): DocumentHead;
  finish(end: number): Readonly<Kept>;
}

/** A keeper that holds nothing yet. */
export function createTagCollector(source: SourceText, head: HeadTracker): TagCollector {
  const kept: Kept = {
    lang: null,
    base: null,
    metas: [],
    links: [],
    titles: [],
    jsonLd: [],
    componentEmbed: false,
    scripts: 0,
  };
  const state: State = {
    source,
    head,
    kept,
    declared: null,
    title: null,
    script: null,
    jsonLdBudget: jsonLdBudget(),
  };
  return {
    open(tag) {
      const keep = KEEP.get(tag.name);
      keep?.(state, tag);
      return keep !== undefined;
    },
    close(name, end) {
      if (name === "title") endTitle(state, end);
      if (name === "script") endScript(state, end);
    },
    text(start, end) {
      if (state.title !== null) state.title.add(source.slice(start, end));
      else if (state.script !== null) state.script.parts.push(source.slice(start, end));
    },
    declaredCharset: () => state.declared,
    head: () => ({ base: kept.base, metas: [...kept.metas] }),
    finish(end) {
      endTitle(state, end);
      endScript(state, end);
      return kept;
    },
  };
}

const KEEP: ReadonlyMap<string, (state: State, tag: StartTag) => void> = new Map([
  ["html", keepLang],
  ["base", keepBase],
  ["meta", keepMeta],
  ["link", keepLink],
  ["title", openTitle],
  ["script", openScript],
]);

function keepLang({ kept }: State, { attributes }: StartTag): void {
  kept.lang ??= attributes.get("lang") ?? null;
}

function keepBase({ kept }: State, { attributes }: StartTag): void {
  kept.base ??= attributes.get("href") ?? null;
}

function keepMeta(state: State, tag: StartTag): void {
  const { metas } = state.kept;
  if (metas.length >= TAGS_MAX) return;
  const meta = toMeta(tag, positionOf(state, tag));
  metas.push(meta);
  const encoding = encodingDeclaredBy(meta);
  if (encoding !== null) state.declared ??= { encoding, end: meta.end, placement: meta.placement };
}

function keepLink(state: State, tag: StartTag): void {
  const { links } = state.kept;
  if (links.length < TAGS_MAX) links.push(toLink(tag, positionOf(state, tag)));
}

function openTitle(state: State, { start }: StartTag): void {
  if (state.kept.titles.length >= TITLES_MAX) return;
  state.title = collectElement(state.source, { start, placement: state.head.placement }, TITLE_CHARS);
}

function openScript(state: State, tag: StartTag): void {
  const { kept, source } = state;
  const type = tag.attributes.get("type") ?? "";
  if (RUNS.test(type)) kept.scripts++;
  if (tag.attributes.get("id") === COMPONENT_EMBED_ID) kept.componentEmbed = true;
  if (!JSON_LD.test(type) || kept.jsonLd.length >= JSON_LD_MAX) return;
  const { line, start, placement } = positionOf(state, tag);
  state.script = { line, start, placement, textLine: source.place(tag.end).line, parts: [] };
}

function endTitle(state: State, end: number): void {
  if (state.title === null) return;
  state.kept.titles.push(state.title.finish(end));
  state.title = null;
}

function endScript(state: State, end: number): void {
  if (state.script === null) return;
  const { line, start, placement, textLine, parts } = state.script;
  state.script = null;
  const block = parseJsonLd(parts.join(""), textLine, state.jsonLdBudget);
  state.kept.jsonLd.push({ line, start, end: state.source.place(end).byte, placement, ...block });
}

function positionOf({ source, head }: State, tag: StartTag): Position {
  const { line, byte } = source.place(tag.start);
  return { line, start: byte, end: source.place(tag.end).byte, placement: head.placement };
}
