import type { Placement, TextElement } from "./page";
import { createSnippetCollector, type SnippetCollector } from "./snippet-collector";
import type { Source } from "./source";

/** An element whose text is being gathered. */
export interface Gathering {
  /** Takes the next part of its text, entities undecoded; `withheld` from search results. */
  add(part: string, withheld?: boolean): void;
  /** The element, ended before the character `end`. */
  finish(end: number): TextElement;
}

/** Starts gathering an element's text at its start tag; it is cut at `charsMax` UTF-16 units. */
export function gather(
  source: Source,
  at: { start: number; placement: Placement },
  charsMax: number,
): Gathering {
  return new Gathered(source, at, createSnippetCollector(charsMax));
}

class Gathered implements Gathering {
  readonly #source: Source;
  readonly #from: Pick<TextElement, "line" | "start" | "placement">;
  readonly #text: SnippetCollector;

  constructor(source: Source, at: { start: number; placement: Placement }, text: SnippetCollector) {
    const { line, byte } = source.place(at.start);
    this.#source = source;
    this.#from = { line, start: byte, placement: at.placement };
    this.#text = text;
  }

  add(part: string, withheld?: boolean): void {
    this.#text.add(part, withheld);
  }

  finish(end: number): TextElement {
    const { line, start, placement } = this.#from;
    const { text, snippet } = this.#text.finish();
    return { line, start, end: this.#source.place(end).byte, placement, text, snippet };
  }
}
