// What surrounds the point being read, as far as it changes the meaning of a tag: depths and flags, never a stack.
import { BREAKOUT, HTML_IN_SVG, RAW_TEXT } from "./elements.data";

export interface Context {
  /** Tells of a start tag; true when it is an HTML element of the document itself. */
  open(name: string, selfClosing: boolean): boolean;
  /** Tells of an end tag; true when it ends an HTML element of the document itself. */
  close(name: string): boolean;
  /** In svg or math, where names mean other things. */
  isForeign(): boolean;
  /** In a template, whose content is no part of the document. */
  inTemplate(): boolean;
  inNoscript(): boolean;
  /** The element whose content is plain text; null outside of one. */
  rawText(): string | null;
}

/** A context at the start of a document; `recognizeSelfClosing` as the tokenizer was told. */
export function createContext(recognizeSelfClosing: boolean): Context {
  let templates = 0;
  let foreign = 0;
  // Of the open svg elements, how many have a child open whose content is HTML again.
  let islands = 0;
  let noscript = false;
  let raw: string | null = null;
  const isForeign = (): boolean => foreign > islands;

  const openForeign = (name: string, selfClosing: boolean): void => {
    if (selfClosing) return;
    if (name === "svg" || name === "math") foreign++;
    else if (HTML_IN_SVG.has(name)) islands++;
  };

  const openHtml = (name: string, selfClosing: boolean): void => {
    if (name === "body") noscript = false;
    if (selfClosing && (recognizeSelfClosing || name === "svg" || name === "math")) return;
    if (name === "svg" || name === "math") foreign++;
    if (name === "template") templates++;
    if (name === "noscript") noscript = true;
    if (RAW_TEXT.has(name)) raw = name;
  };

  const closeForeign = (name: string): boolean => {
    if (name === "svg" || name === "math") {
      foreign--;
      islands = Math.min(islands, foreign);
      return true;
    }
    if (islands === 0 || !HTML_IN_SVG.has(name)) return isForeign();
    islands--;
    return true;
  };

  return {
    isForeign,
    inTemplate: () => templates > 0,
    inNoscript: () => noscript,
    rawText: () => raw,
    open(name, selfClosing) {
      if (templates > 0) {
        if (name === "template") templates++;
        return false;
      }
      if (isForeign() && !BREAKOUT.has(name)) {
        openForeign(name, selfClosing);
        return false;
      }
      if (isForeign()) foreign = islands;
      openHtml(name, selfClosing);
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
      if (foreign > 0 && closeForeign(name)) return false;
      if (name === "noscript" || name === "head" || name === "body") noscript = false;
      return true;
    },
  };
}
