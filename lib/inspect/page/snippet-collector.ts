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
  const text = createTextCollector(charsMax);
  // The two part where something is withheld; hardly any page comes to that.
  let snippet: TextCollector | null = null;
  return {
    add(part, withheld = false) {
      if (withheld) snippet ??= text.copy();
      else snippet?.add(part);
      text.add(part);
    },
    finish() {
      const whole = text.finish();
      return { text: whole, snippet: snippet === null ? whole : snippet.finish() };
    },
  };
}
