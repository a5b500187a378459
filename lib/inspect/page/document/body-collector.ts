// What a document's body shows: its text, first paragraphs, headings and images.

import { APP_ROOT_IDS, ENDS_PARAGRAPH, HEADINGS, INLINE, MAY_WITHHOLD } from "../elements.data";
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
import { isFurniture, isProse } from "./page-furniture";
import { createSnippetCollector, type SnippetCollector } from "./text-collector";
import { createTextCounter, type TextCounter } from "./text-counter";

const PARAGRAPHS_MAX = 5;
const HEADINGS_MAX = 200;
const IMAGES_MAX = 5;
const IMAGE_URL_CHARS_MAX = 2048;
const TEXT_START_CHARS = 300;
const ELEMENT_TEXT_CHARS = 1000;

export interface BodyCollector {
  open(tag: StartTag): void;
  close(name: string, start: number, end: number): void;
  text(part: string): void;
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
  /** Inside what is no part of the page's own text. */
  readonly furniture: ElementTracker;
  inLink: boolean;
  /** Characters of the open paragraph that are links. */
  linkedChars: number;
  readonly textStart: SnippetCollector;
  readonly headings: TextElement[];
  readonly subheading: SubheadingCollector;
  readonly paragraphs: TextElement[];
  readonly images: string[];
  appRoot: string | null;
  heading: ElementCollector | null;
  paragraph: ElementCollector | null;
}

/** An empty collector; `recognizeSelfClosing` as the tokenizer was told. */
export function createBodyCollector(source: SourceText, recognizeSelfClosing: boolean): BodyCollector {
  const state: State = {
    source,
    counter: createTextCounter(),
    withheld: createElementTracker(recognizeSelfClosing, isWithheld),
    concealed: createElementTracker(recognizeSelfClosing, isHidden),
    furniture: createElementTracker(recognizeSelfClosing, isFurniture),
    inLink: false,
    linkedChars: 0,
    textStart: createSnippetCollector(TEXT_START_CHARS),
    headings: [],
    subheading: createSubheadingCollector(source, ELEMENT_TEXT_CHARS),
    paragraphs: [],
    images: [],
    appRoot: null,
    heading: null,
    paragraph: null,
  };
  return {
    open: (tag) => openTag(state, tag),
    close(name, start, end) {
      state.withheld.close(name);
      state.concealed.close(name);
      state.furniture.close(name);
      if (name === "a") state.inLink = false;
      if (INLINE.has(name)) return;
      separate(state);
      if (HEADINGS.has(name)) endHeading(state, end);
      if (state.paragraph !== null && ENDS_PARAGRAPH.has(name))
        endParagraph(state, name === "p" ? end : start);
    },
    text(part) {
      const withheld = state.withheld.isInside();
      state.heading?.add(part, withheld);
      if (state.concealed.isInside()) return;
      state.counter.add(part);
      state.textStart.add(part, withheld);
      state.subheading.add(part, withheld);
      state.paragraph?.add(part, withheld);
      if (state.inLink && state.paragraph !== null) state.linkedChars += part.length;
    },
    finish(end) {
      endHeading(state, end);
      endParagraph(state, end);
      const { headings, paragraphs, appRoot, images } = state;
      const textLength = state.counter.length;
      const start = state.textStart.finish();
      return {
        headings,
        subheading: state.subheading.finish(end),
        paragraphs,
        body: { textLength, textStart: start.text, snippetStart: start.snippet, appRoot, images },
      };
    },
  };
}

function openTag(state: State, tag: StartTag): void {
  const { name, start, attributes } = tag;
  state.withheld.open(tag);
  state.concealed.open(tag);
  state.furniture.open(tag);
  if (name === "a") state.inLink = true;
  if (INLINE.has(name)) return;
  separate(state);
  if (HEADINGS.has(name)) endHeading(state, start);
  if (state.paragraph !== null && ENDS_PARAGRAPH.has(name)) endParagraph(state, start);
  const id = attributes.get("id") ?? "";
  if (APP_ROOT_IDS.has(id)) state.appRoot ??= id;
  if (name === "img") keepImage(state.images, attributes.get("src"));
  const at = { start, placement: "body" } as const;
  if (name === "h1" && state.headings.length < HEADINGS_MAX) {
    state.heading = collectElement(state.source, at, ELEMENT_TEXT_CHARS);
  }
  if (name !== "h1" && HEADINGS.has(name)) state.subheading.open(name, start);
  if (name === "p" && state.paragraphs.length < PARAGRAPHS_MAX && !state.furniture.isInside()) {
    state.linkedChars = 0;
    state.paragraph = collectElement(state.source, at, ELEMENT_TEXT_CHARS);
  }
}

function isWithheld({ name, attributes }: StartTag): boolean {
  return MAY_WITHHOLD.has(name) && attributes.has("data-nosnippet");
}

/** The words before and after a block are not one. */
function separate({ counter, textStart, heading, subheading, paragraph }: State): void {
  counter.separate();
  textStart.add(" ");
  heading?.add(" ");
  subheading.add(" ");
  paragraph?.add(" ");
}

function endHeading(state: State, end: number): void {
  state.subheading.close(end);
  if (state.heading === null) return;
  state.headings.push(state.heading.finish(end));
  state.heading = null;
}

function endParagraph(state: State, end: number): void {
  if (state.paragraph === null) return;
  const element = state.paragraph.finish(end);
  if (element.text !== "" && isProse(element.text, state.linkedChars)) state.paragraphs.push(element);
  state.paragraph = null;
}

/** Placeholders written into the page itself are no images that a crawler could fetch. */
function keepImage(images: string[], src: string | undefined): void {
  if (src === undefined || images.length >= IMAGES_MAX) return;
  if (src.trim() === "" || src.length > IMAGE_URL_CHARS_MAX || /^\s*data:/i.test(src)) return;
  images.push(src);
}
