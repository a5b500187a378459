import { decodeHTML } from "entities/decode";
import { detach } from "./detach";

/** Text of the document that arrives in parts and is kept up to a length. */
export interface TextCollector {
  /** Takes the next part, entities undecoded. */
  add(part: string): void;
  /** Another collector that holds the same so far. */
  copy(): TextCollector;
  /** The text with entities decoded once, white space collapsed, trimmed and cut. */
  finish(): string;
}

// Written out as entities, a kept character can take many; this much raw text is enough for any real page.
const RAW_PER_CHAR = 8;
const UNEVEN_SPACE = /[\t\n\f\r]| {2}/;

/** Keeps what is needed for a text of `charsMax` UTF-16 units. */
export function createTextCollector(charsMax: number): TextCollector {
  return collectorOf(charsMax, "", true);
}

function collectorOf(charsMax: number, rawSoFar: string, endsInSpaceSoFar: boolean): TextCollector {
  const rawMax = charsMax * RAW_PER_CHAR;
  let raw = rawSoFar;
  // Asking `raw` itself would make V8 copy it each time.
  let endsInSpace = endsInSpaceSoFar;
  return {
    copy: () => collectorOf(charsMax, raw, endsInSpace),
    add(part) {
      if (raw.length >= rawMax || part === "") return;
      const collapsed = collapse(part);
      raw += endsInSpace && collapsed.startsWith(" ") ? collapsed.slice(1) : collapsed;
      endsInSpace = collapsed.endsWith(" ");
      if (raw.length > rawMax) raw = raw.slice(0, rawMax);
    },
    finish() {
      return raw === "" ? "" : cut(collapse(decodeHTML(raw)).replace(/^ | $/g, ""), charsMax);
    },
  };
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
