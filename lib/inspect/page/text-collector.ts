import { decodeHTML } from "entities/decode";
import { detach } from "./detach";

/** Text of the document that arrives in parts and is kept up to a length. */
export interface TextCollector {
  /** Takes the next part, entities undecoded. */
  add(part: string): void;
  /** Another collector that holds the same so far. */
  copy(): TextCollector;
  /** The text with entities decoded once, white space collapsed, trimmed and cut; "" when nothing in it is to be seen. */
  finish(): string;
}

// Written out as entities, a kept character can take many; this much raw text is enough for any real page.
const RAW_PER_CHAR = 8;
/** An editor fills an empty paragraph with a no-break space, or with a character of no width. */
const UNSEEN = /^[\s\u200B-\u200D\u2060]*$/;
const UNEVEN_SPACE = /[\t\n\f\r]| {2}/;

/** Keeps what is needed for a text of `charsMax` UTF-16 units. */
export function createTextCollector(charsMax: number): TextCollector {
  return new Collected(charsMax, "", true);
}

/** A class, since a page may open hundreds of thousands of paragraphs, and functions are dearer to make. */
class Collected implements TextCollector {
  readonly #charsMax: number;
  #raw: string;
  // Asking the text itself would make V8 copy it each time.
  #endsInSpace: boolean;

  constructor(charsMax: number, raw: string, endsInSpace: boolean) {
    this.#charsMax = charsMax;
    this.#raw = raw;
    this.#endsInSpace = endsInSpace;
  }

  copy(): TextCollector {
    return new Collected(this.#charsMax, this.#raw, this.#endsInSpace);
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
    return UNSEEN.test(text) ? "" : cut(text, this.#charsMax);
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
