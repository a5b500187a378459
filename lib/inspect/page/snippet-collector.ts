import { createTextCollector, type TextCollector } from "./text-collector";

/** Collects a text whole and, beside it, without what the page withholds from search results. */
export interface SnippetCollector {
  /** Takes the next part, entities undecoded. */
  add(part: string, withheld?: boolean): void;
  /** Both as a text collector yields them. */
  finish(): { readonly text: string; readonly snippet: string };
}

/** Keeps what is needed for texts of `charsMax` UTF-16 units. */
export function createSnippetCollector(charsMax: number): SnippetCollector {
  return new Collected(charsMax);
}

class Collected implements SnippetCollector {
  readonly #text: TextCollector;
  // The two part where something is withheld; hardly any page comes to that.
  #snippet: TextCollector | null = null;

  constructor(charsMax: number) {
    this.#text = createTextCollector(charsMax);
  }

  add(part: string, withheld = false): void {
    if (withheld) this.#snippet ??= this.#text.copy();
    else this.#snippet?.add(part);
    this.#text.add(part);
  }

  finish(): { readonly text: string; readonly snippet: string } {
    const text = this.#text.finish();
    return { text, snippet: this.#snippet === null ? text : this.#snippet.finish() };
  }
}
