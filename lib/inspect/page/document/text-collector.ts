import { decodeHTML } from "entities/decode";
import { visibleText } from "../text";
import { detach } from "../tokens/source-text";

/** Text of the document that arrives in parts and is kept up to a length. */
export interface TextCollector {
  /** Takes the next part, entities undecoded. */
  add(part: string): void;
  /** Another collector that holds the same so far. */
  copy(): TextCollector;
  /** Nothing added to it changes the text any more. */
  isFull(): boolean;
  /** The text with entities decoded once, white space collapsed, trimmed and cut; "" when nothing in it is visible. */
  finish(): string;
}

// Written out as entities, a kept character can take many; this much raw text is enough for any real page.
const RAW_PER_CHAR = 8;
const UNEVEN_SPACE = /[\t\n\f\r]| {2}/;

/** Keeps what is needed for a text of `charsMax` UTF-16 units. */
export function createTextCollector(charsMax: number): TextCollector {
  return new CollapsedText(charsMax, "", true);
}

/** A class, since a page may open hundreds of thousands of paragraphs, and functions are dearer to make. */
class CollapsedText implements TextCollector {
  readonly #charsMax: number;
  #raw: string;
  // Searching the text itself would make V8 copy it each time.
  #endsInSpace: boolean;

  constructor(charsMax: number, raw: string, endsInSpace: boolean) {
    this.#charsMax = charsMax;
    this.#raw = raw;
    this.#endsInSpace = endsInSpace;
  }

  copy(): TextCollector {
    return new CollapsedText(this.#charsMax, this.#raw, this.#endsInSpace);
  }

  isFull(): boolean {
    return this.#raw.length >= this.#charsMax * RAW_PER_CHAR;
  }

  add(part: string): void {
    const rawMax = this.#charsMax * RAW_PER_CHAR;
    if (this.#raw.length >= rawMax || part === "" || (this.#endsInSpace && part === " ")) return;
    const collapsed = collapse(part);
    this.#raw += this.#endsInSpace && collapsed.startsWith(" ") ? collapsed.slice(1) : collapsed;
    this.#endsInSpace = collapsed.endsWith(" ");
    if (this.#raw.length > rawMax) this.#raw = this.#raw.slice(0, rawMax);
  }

  finish(): string {
    if (this.#raw === "") return "";
    const text = collapse(decodeHTML(this.#raw)).replace(/^ | $/g, "");
    // An editor fills an empty paragraph with a no-break space, or with a character of no width.
    return visibleText(text) === "" ? "" : cut(text, this.#charsMax);
  }
}

function collapse(text: string): string {
  return UNEVEN_SPACE.test(text) ? text.replace(/[\t\n\f\r ]+/g, " ") : text;
}

/** Never half a surrogate pair. */
function cut(text: string, charsMax: number): string {
  if (text.length <= charsMax) return detach(text);
  const end = /[\uD800-\uDBFF]/.test(text.charAt(charsMax - 1)) ? charsMax - 1 : charsMax;
  return detach(text.slice(0, end));
}

/** Collects a text whole and, beside it, without what the page isWithheld from search results. */
export interface SnippetCollector {
  /** Takes the next part, entities undecoded. */
  add(part: string, withheld?: boolean): void;
  /** Both as a text collector yields them. */
  finish(): { readonly text: string; readonly snippet: string };
}

/** Keeps what is needed for texts of `charsMax` UTF-16 units. */
export function createSnippetCollector(charsMax: number): SnippetCollector {
  return new SnippetParts(charsMax);
}

class SnippetParts implements SnippetCollector {
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
