import type { TextElement } from "../page";
import type { SourceText } from "../tokens/source-text";
import { collectElement, type ElementCollector } from "./element-collector";

/** Finds the first heading of the highest rank below h1. */
export interface SubheadingCollector {
  /** A heading, from h2 to h6, begins at this character. */
  open(name: string, start: number): void;
  /** A heading ends before this character, if one is open. */
  close(end: number): void;
  /** The next part of the text, entities undecoded; `withheld` from search results. */
  add(part: string, withheld?: boolean): void;
  /** The heading; null when there is none with a text. */
  finish(end: number): TextElement | null;
}

/** An empty collector; it keeps `charsMax` UTF-16 units of the heading. */
export function createSubheadingCollector(source: SourceText, charsMax: number): SubheadingCollector {
  let best: { readonly rank: string; readonly element: TextElement } | null = null;
  let open: { readonly rank: string; readonly collector: ElementCollector } | null = null;
  const close = (end: number) => {
    if (open === null) return;
    const element = open.collector.finish(end);
    if (element.text !== "") best = { rank: open.rank, element };
    open = null;
  };
  return {
    open(name, start) {
      if (best !== null && best.rank <= name) return;
      open = { rank: name, collector: collectElement(source, { start, placement: "body" }, charsMax) };
    },
    close,
    add: (part, withheld) => open?.collector.add(part, withheld),
    finish(end) {
      close(end);
      return best?.element ?? null;
    },
  };
}
