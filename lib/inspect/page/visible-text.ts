// Text as a reader sees it: white space collapsed, entities decoded once.
import { decodeHTML } from "entities/decode";
import { detach } from "./detach";

/** Text that arrives in parts and is kept up to a length. */
export interface TextCollector {
  add(part: string): void;
  /** Decoded, collapsed, trimmed and cut. */
  finish(charsMax: number): string;
}

// Written out as entities, a kept character can take many; this much raw text is enough for any real page.
const RAW_PER_CHAR = 8;

/** Keeps what is needed for a text of `charsMax` characters. */
export function createTextCollector(charsMax: number): TextCollector {
  const rawMax = charsMax * RAW_PER_CHAR;
  let raw = "";
  return {
    add(part) {
      if (raw.length >= rawMax) return;
      const collapsed = part.replace(/[\t\n\f\r ]+/g, " ");
      const joined = raw === "" || raw.endsWith(" ") ? raw + collapsed.replace(/^ /, "") : raw + collapsed;
      raw = joined.slice(0, rawMax);
    },
    finish(max) {
      return cutText(
        decodeHTML(raw)
          .replace(/[\t\n\f\r ]+/g, " ")
          .replace(/^ | $/g, ""),
        max,
      );
    },
  };
}

/** At most `charsMax` UTF-16 units, never half a surrogate pair. */
function cutText(text: string, charsMax: number): string {
  if (text.length <= charsMax) return detach(text);
  const end = /[\uD800-\uDBFF]/.test(text.charAt(charsMax - 1)) ? charsMax - 1 : charsMax;
  return detach(text.slice(0, end));
}

const AMPERSAND = 0x26;
const SEMICOLON = 0x3b;
const ENTITY_CHARS_MAX = 32;

export interface TextCounter {
  add(part: string): void;
  /** The words before and after are not one. */
  separate(): void;
  readonly length: number;
}

/** Counts characters of text that arrives in parts: a stretch of white space or an entity counts as one. */
export function createTextCounter(): TextCounter {
  let length = 0;
  let gap = false;
  // Characters of the entity being read, its ampersand included; 0 outside of one.
  let entity = 0;
  return {
    get length() {
      return length;
    },
    separate() {
      gap = true;
      entity = 0;
    },
    add(part) {
      for (let index = 0; index < part.length; index++) {
        const code = part.charCodeAt(index);
        if (isSpace(code)) {
          gap = true;
          entity = 0;
          continue;
        }
        if (gap && length > 0) length++;
        gap = false;
        length++;
        if (code === AMPERSAND) entity = 1;
        else if (entity > 0) {
          entity = isEntityChar(code) && entity < ENTITY_CHARS_MAX ? entity + 1 : endEntity(code);
        }
      }
    },
  };

  function endEntity(code: number): number {
    if (code === SEMICOLON && entity > 1) length -= entity;
    return 0;
  }
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0b);
}

function isEntityChar(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x30 && code <= 0x39) ||
    code === 0x23
  );
}
