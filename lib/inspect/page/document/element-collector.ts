import type { Placement, TextElement } from "../page";
import type { SourceText } from "../tokens/source-text";
import { createSnippetCollector, type SnippetCollector } from "./text-collector";

/** Collects the text of one open element. */
export interface ElementCollector {
  /** Takes the next part of its text, entities undecoded; `withheld` from search results. */
  add(part: string, withheld?: boolean): void;
  /** The element, ended before the character `end`. */
  finish(end: number): TextElement;
}

const EMPTY = { text: "", snippet: "" } as const;

/** Starts collecting an element's text at its start tag; it is cut at `charsMax` UTF-16 units. */
export function collectElement(
  source: SourceText,
  at: { start: number; placement: Placement },
  charsMax: number,
): ElementCollector {
  return new CollectedElement(source, at, charsMax);
}

class CollectedElement implements ElementCollector {
  readonly #source: SourceText;
  readonly #from: Pick<TextElement, "line" | "start" | "placement">;
  readonly #charsMax: number;
  // A page may open hundreds of thousands of elements that never hold a word.
  #text: SnippetCollector | null = null;

  constructor(source: SourceText, at: { start: number; placement: Placement }, charsMax: number) {
    const { line, byte } = source.place(at.start);
    this.#source = source;
    this.#from = { line, start: byte, placement: at.placement };
    this.#charsMax = charsMax;
  }

  add(part: string, withheld?: boolean): void {
    if (this.#text === null && part === " ") return;
    this.#text ??= createSnippetCollector(this.#charsMax);
    this.#text.add(part, withheld);
  }

  finish(end: number): TextElement {
    const { line, start, placement } = this.#from;
    const { text, snippet } = this.#text?.finish() ?? EMPTY;
    return { line, start, end: this.#source.place(end).byte, placement, text, snippet };
  }
}

const HIGHEST_RANK = "h2";

/** Finds the first heading of the highest rank below h1. */
export interface SubheadingCollector {
  /** A heading, from h2 to h6, begins at this character. */
  open(name: string, start: number): void;
  /** A heading ends before this character, if one is open. */
  close(end: number): void;
  /** The next part of the text, entities undecoded; `withheld` from search results. */
  add(part: string, withheld?: boolean): void;
  /** No heading that comes now can be the one that is found. */
  isDone(): boolean;
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
    isDone: () => open === null && best?.rank === HIGHEST_RANK,
    finish(end) {
      close(end);
      return best?.element ?? null;
    },
  };
}
