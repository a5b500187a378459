import type { Placement, TextElement } from "./page";
import { createSnippetCollector } from "./snippet-collector";
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
  const { line, byte } = source.place(at.start);
  const { placement } = at;
  const text = createSnippetCollector(charsMax);
  return {
    add: text.add,
    finish: (end) => ({ line, start: byte, end: source.place(end).byte, placement, ...text.finish() }),
  };
}
