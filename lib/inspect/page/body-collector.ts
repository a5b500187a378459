// What a document's body shows: its text, first paragraphs, headings and images.
import { APP_ROOT_IDS, ENDS_PARAGRAPH, HEADINGS, INLINE } from "./elements.data";
import type { ParsedDocument, Placement, TextElement } from "./page";
import type { StartTag } from "./tag-stream";
import { createTextCollector, createTextCounter, type TextCollector } from "./visible-text";

const PARAGRAPHS_MAX = 5;
const HEADINGS_MAX = 200;
const IMAGES_MAX = 5;
const IMAGE_ADDRESS_CHARS_MAX = 2048;
const TEXT_START_CHARS = 300;
const ELEMENT_TEXT_CHARS = 1000;

/** Turns a character index into line and byte; indexes must come in document order. */
export type Place = (index: number) => { readonly line: number; readonly byte: number };

/** An element whose text is being gathered. */
export interface Gathering {
  readonly text: TextCollector;
  finish(endIndex: number): TextElement;
}

/** Starts gathering an element's text at its start tag. */
export function gather(place: Place, startIndex: number, placement: Placement, charsMax: number): Gathering {
  const { line, byte } = place(startIndex);
  const text = createTextCollector(charsMax);
  return {
    text,
    finish: (endIndex) => ({
      line,
      start: byte,
      end: place(endIndex).byte,
      placement,
      text: text.finish(),
    }),
  };
}

export interface BodyCollector {
  open(tag: StartTag): void;
  close(name: string, start: number, end: number): void;
  text(part: string): void;
  finish(endIndex: number): Pick<ParsedDocument, "headings" | "paragraphs"> & {
    readonly body: Omit<ParsedDocument["body"], "scripts">;
  };
}

/** A collector that has seen nothing. */
export function createBodyCollector(place: Place): BodyCollector {
  const counter = createTextCounter();
  const textStart = createTextCollector(TEXT_START_CHARS);
  const headings: TextElement[] = [];
  const paragraphs: TextElement[] = [];
  const images: string[] = [];
  let appRoot: string | null = null;
  let heading: Gathering | null = null;
  let paragraph: Gathering | null = null;

  const separate = (): void => {
    counter.separate();
    textStart.add(" ");
    heading?.text.add(" ");
    paragraph?.text.add(" ");
  };
  const endHeading = (end: number): void => {
    const element = heading?.finish(end);
    heading = null;
    if (element !== undefined) headings.push(element);
  };
  const endParagraph = (end: number): void => {
    const element = paragraph?.finish(end);
    paragraph = null;
    if (element !== undefined && element.text !== "") paragraphs.push(element);
  };

  return {
    open({ name, start, attributes }) {
      if (INLINE.has(name)) return;
      separate();
      if (heading !== null && HEADINGS.has(name)) endHeading(start);
      if (paragraph !== null && ENDS_PARAGRAPH.has(name)) endParagraph(start);
      const id = attributes.get("id") ?? "";
      if (appRoot === null && APP_ROOT_IDS.has(id)) appRoot = id;
      if (name === "img") keepImage(images, attributes.get("src"));
      if (name === "h1" && headings.length < HEADINGS_MAX)
        heading = gather(place, start, "body", ELEMENT_TEXT_CHARS);
      if (name === "p" && paragraphs.length < PARAGRAPHS_MAX)
        paragraph = gather(place, start, "body", ELEMENT_TEXT_CHARS);
    },
    close(name, start, end) {
      if (INLINE.has(name)) return;
      separate();
      if (heading !== null && HEADINGS.has(name)) endHeading(end);
      if (paragraph !== null && ENDS_PARAGRAPH.has(name)) endParagraph(name === "p" ? end : start);
    },
    text(part) {
      counter.add(part);
      textStart.add(part);
      heading?.text.add(part);
      paragraph?.text.add(part);
    },
    finish(endIndex) {
      endHeading(endIndex);
      endParagraph(endIndex);
      return {
        headings,
        paragraphs,
        body: { textLength: counter.length, textStart: textStart.finish(), appRoot, images },
      };
    },
  };
}

/** Placeholders written into the page itself are no images a link reader could fetch. */
function keepImage(images: string[], src: string | undefined): void {
  if (src === undefined || images.length >= IMAGES_MAX) return;
  if (src.trim() === "" || src.length > IMAGE_ADDRESS_CHARS_MAX || /^\s*data:/i.test(src)) return;
  images.push(src);
}
