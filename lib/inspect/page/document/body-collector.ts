// What a document's body shows: its text, first paragraphs, headings and images.

import { APP_ROOT_ELEMENT, APP_ROOT_IDS, HEADINGS, INLINE, MAY_WITHHOLD } from "../elements.data";
import type { ParsedDocument, TextElement } from "../page";
import type { SourceText } from "../tokens/source-text";
import type { StartTag } from "../tokens/tag-reader";
import {
  collectElement,
  createSubheadingCollector,
  type ElementCollector,
  type SubheadingCollector,
} from "./element-collector";
import { createElementTracker, type ElementTracker, isHidden } from "./hidden-elements";
import { isLoading } from "./page-furniture";
import { createParagraphCollector, type ParagraphCollector } from "./paragraph-collector";
import { createTextCollector, type TextCollector } from "./text-collector";
import { createTextCounter, type TextCounter } from "./text-counter";

const HEADINGS_MAX = 200;
const IMAGES_MAX = 5;
const IMAGE_URL_CHARS_MAX = 2048;
const TEXT_START_CHARS = 300;
const ELEMENT_TEXT_CHARS = 1000;

export interface BodyCollector {
  open(tag: StartTag): void;
  close(name: string, start: number, end: number): void;
  text(part: string): void;
  /** Whether text that comes now can change anything. */
  readsText(): boolean;
  /** Whether nothing can change anything but the start tags that `STILL_READ` names. */
  isFound(): boolean;
  finish(end: number): Pick<ParsedDocument, "headings" | "subheading" | "paragraphs"> & {
    readonly body: Omit<ParsedDocument["body"], "scripts">;
  };
}

interface State {
  readonly source: SourceText;
  readonly counter: TextCounter;
  /** Inside what the page keeps out of search results. */
  readonly withheld: ElementTracker;
  /** Inside what a browser does not show. */
  readonly concealed: ElementTracker;
  readonly textStart: TextCollector;
  /** Of the page's own text, as far as search results may show it. */
  snippetStart: TextCollector;
  readonly headings: TextElement[];
  readonly subheading: SubheadingCollector;
  readonly paragraphs: ParagraphCollector;
  readonly images: string[];
  appRoot: string | null;
  heading: ElementCollector | null;
  /** Nothing that comes now adds to the texts, the paragraphs, the images or the subheading. */
  isFull: boolean;
}

/** An empty collector; `recognizeSelfClosing` as the tokenizer was told. */
export function createBodyCollector(source: SourceText, recognizeSelfClosing: boolean): BodyCollector {
  const state: State = {
    source,
    counter: createTextCounter(),
    withheld: createElementTracker(recognizeSelfClosing, isWithheld),
    concealed: createElementTracker(recognizeSelfClosing, isHidden),
    textStart: createTextCollector(TEXT_START_CHARS),
    snippetStart: createTextCollector(TEXT_START_CHARS),
    headings: [],
    subheading: createSubheadingCollector(source, ELEMENT_TEXT_CHARS),
    paragraphs: createParagraphCollector(source, recognizeSelfClosing),
    images: [],
    appRoot: null,
    heading: null,
    isFull: false,
  };
  return {
    open: (tag) => (state.isFull ? openInRest(state, tag) : openTag(state, tag)),
    readsText: () => !state.isFull || state.heading !== null,
    isFound: () => state.isFull && state.heading === null && !state.withheld.isInside(),
    close(name, start, end) {
      state.withheld.close(name);
      if (state.isFull) return closeInRest(state, name, end);
      state.concealed.close(name);
      state.paragraphs.close(name, start, end);
      if (INLINE.has(name)) return;
      separate(state);
      if (HEADINGS.has(name)) endHeading(state, end);
    },
    text(part) {
      const withheld = state.withheld.isInside();
      state.heading?.add(part, withheld);
      if (state.isFull || state.concealed.isInside()) return;
      state.counter.add(part);
      state.textStart.add(part);
      if (!withheld && state.paragraphs.isOwnText()) state.snippetStart.add(part);
      state.subheading.add(part, withheld);
      state.paragraphs.text(part, withheld);
    },
    finish(end) {
      endHeading(state, end);
      const { headings, appRoot, images } = state;
      const textLength = state.counter.length;
      const textStart = state.textStart.finish();
      const own = state.snippetStart.finish();
      return {
        headings,
        subheading: state.subheading.finish(end),
        paragraphs: state.paragraphs.finish(end),
        body: { textLength, textStart, snippetStart: isLoading(own) ? "" : own, appRoot, images },
      };
    },
  };
}

function openTag(state: State, tag: StartTag): void {
  const { name, start, attributes } = tag;
  state.withheld.open(tag);
  state.concealed.open(tag);
  readParagraphs(state, tag);
  if (INLINE.has(name)) return;
  separate(state);
  if (HEADINGS.has(name)) endHeading(state, start);
  keepAppRoot(state, tag);
  if (name === "img") keepImage(state.images, attributes.get("src"));
  beginHeading(state, tag);
  if (name !== "h1" && HEADINGS.has(name)) state.subheading.open(name, start);
  state.isFull = isFull(state);
}

function isFull({ images, paragraphs, subheading, counter, textStart, snippetStart }: State): boolean {
  const hasAll = images.length === IMAGES_MAX && paragraphs.isDone() && subheading.isDone();
  return hasAll && counter.isFull && textStart.isFull() && snippetStart.isFull();
}

/** A start tag in the rest of the body, of which only h1 headings and the root of an application count. */
function openInRest(state: State, tag: StartTag): void {
  state.withheld.open(tag);
  if (INLINE.has(tag.name)) return;
  state.heading?.add(" ");
  if (HEADINGS.has(tag.name)) endHeading(state, tag.start);
  keepAppRoot(state, tag);
  beginHeading(state, tag);
}

function closeInRest(state: State, name: string, end: number): void {
  if (state.heading === null || INLINE.has(name)) return;
  state.heading.add(" ");
  if (HEADINGS.has(name)) endHeading(state, end);
}

function keepAppRoot(state: State, { name, attributes }: StartTag): void {
  const id = attributes.get("id") ?? "";
  if (APP_ROOT_IDS.has(id)) state.appRoot ??= id;
  if (APP_ROOT_ELEMENT.test(name)) state.appRoot ??= name;
}

function beginHeading(state: State, { name, start }: StartTag): void {
  if (name !== "h1" || state.headings.length >= HEADINGS_MAX) return;
  state.heading = collectElement(state.source, { start, placement: "body" }, ELEMENT_TEXT_CHARS);
}

function readParagraphs(state: State, tag: StartTag): void {
  const hadMain = state.paragraphs.hasMain();
  state.paragraphs.open(tag);
  // What came before the page's own text is none of it.
  if (!hadMain && state.paragraphs.hasMain()) state.snippetStart = createTextCollector(TEXT_START_CHARS);
}

function isWithheld({ name, attributes }: StartTag): boolean {
  return MAY_WITHHOLD.has(name) && attributes.has("data-nosnippet");
}

/** The words before and after a block are not one. */
function separate({ counter, textStart, snippetStart, heading, subheading }: State): void {
  counter.separate();
  textStart.add(" ");
  snippetStart.add(" ");
  heading?.add(" ");
  subheading.add(" ");
}

function endHeading(state: State, end: number): void {
  state.subheading.close(end);
  if (state.heading === null) return;
  state.headings.push(state.heading.finish(end));
  state.heading = null;
}

/** Placeholders written into the page itself are no images that a crawler could fetch. */
function keepImage(images: string[], src: string | undefined): void {
  if (src === undefined || images.length >= IMAGES_MAX) return;
  if (src.trim() === "" || src.length > IMAGE_URL_CHARS_MAX || /^\s*data:/i.test(src)) return;
  images.push(src);
}
