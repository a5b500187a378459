// The elements around the current point that change what a tag means.
import { BREAKOUT, HTML_IN_SVG, RAW_TEXT } from "../elements.data";

export interface OpenElements {
  /** Takes a start tag; true when it is an HTML element of the document itself. */
  open(name: string, selfClosing: boolean): boolean;
  /** Takes an end tag; true when it ends an HTML element of the document itself. */
  close(name: string): boolean;
  /** In svg or math, where names mean other things. */
  isForeign(): boolean;
  /** In a template, whose content is no part of the document. */
  inTemplate(): boolean;
  inNoscript(): boolean;
  /** The element whose content is plain text; null outside of one. */
  rawText(): string | null;
  /** Whether any of these is open. */
  isInAny(): boolean;
}

/** The state at the start of a document; `recognizeSelfClosing` as the tokenizer was told. */
export function createOpenElements(recognizeSelfClosing: boolean): OpenElements {
  const foreign = createForeignContent();
  let templates = 0;
  let noscript = false;
  let raw: string | null = null;

  const openHtml = (name: string): void => {
    if (name === "template") templates++;
    if (name === "noscript") noscript = true;
    if (name === "body") noscript = false;
    if (RAW_TEXT.has(name)) raw = name;
  };

  return {
    isForeign: foreign.isInside,
    inTemplate: () => templates > 0,
    inNoscript: () => noscript,
    rawText: () => raw,
    isInAny: () => templates > 0 || noscript || raw !== null || foreign.isOpen(),
    open(name, selfClosing) {
      if (templates > 0 && name === "template") templates++;
      if (templates > 0) return false;
      if (foreign.open(name, selfClosing)) return false;
      if (!(selfClosing && recognizeSelfClosing)) openHtml(name);
      return true;
    },
    close(name) {
      if (templates > 0) {
        if (name === "template") templates--;
        return false;
      }
      if (raw !== null) {
        if (name === raw) raw = null;
        return true;
      }
      if (foreign.close(name)) return false;
      if (name === "noscript" || name === "head" || name === "body") noscript = false;
      return true;
    },
  };
}

// Svg and math inside HTML, where the same names mean other elements.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign
interface ForeignContent {
  /** The point being read is in svg or math, and not in a part of it that is HTML again. */
  isInside(): boolean;
  /** An svg or math is open around the point. */
  isOpen(): boolean;
  /** Takes a start tag; true when it belongs to svg or math, its own outermost tag excepted. */
  open(name: string, selfClosing: boolean): boolean;
  /** Takes an end tag; true when it belongs to svg or math. */
  close(name: string): boolean;
}

/** No svg or math open. */
function createForeignContent(): ForeignContent {
  // The open svg, math and HTML-holding elements. Each is pushed and popped once, so their number costs nothing extra.
  const open: string[] = [];
  const counts = new Map<string, number>();
  // Needed before every tag, so stored instead of looked up.
  let inside = false;
  const look = (): void => {
    inside = open.at(-1) === "svg" || open.at(-1) === "math";
  };
  const push = (name: string): void => {
    open.push(name);
    look();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  const pop = (): string | undefined => {
    const name = open.pop();
    look();
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 1) - 1);
    return name;
  };
  const breakOut = (): false => {
    while (inside) pop();
    return false;
  };

  return {
    isInside: () => inside,
    isOpen: () => open.length > 0,
    open(name, selfClosing) {
      if (inside && BREAKOUT.has(name)) return breakOut();
      const belongs = inside;
      if (selfClosing) return belongs;
      // Directly inside of one, the other's name is just another element of it.
      if ((name === "svg" || name === "math") && (!inside || open.at(-1) === name)) push(name);
      else if (open.at(-1) === "svg" && HTML_IN_SVG.has(name)) push(name);
      return belongs;
    },
    close(name) {
      if (open.length === 0) return false;
      // The end tag of an HTML element that was open around the svg ends an svg that was never closed.
      if (inside && BREAKOUT.has(name)) return breakOut();
      if (open.at(-1) !== name && !(inside && counts.get(name))) return inside;
      while (pop() !== name);
      return true;
    },
  };
}
