// The elements around the current point that change what a tag means.
import { RAW_TEXT } from "../elements.data";
import { createForeignContent } from "./foreign-content";

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
