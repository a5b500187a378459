// Text as a reader sees it: white space collapsed, entities decoded once.
import { decodeHTML } from "entities/decode";
import { detach } from "./detach";

/** Text that arrives in parts and is kept up to a length. */
export interface TextCollector {
  add(part: string): void;
  /** Decoded, collapsed, trimmed and cut. */
  finish(): string;
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
      const collapsed = collapse(part);
      raw += (raw === "" || raw.endsWith(" ")) && collapsed.startsWith(" ") ? collapsed.slice(1) : collapsed;
      if (raw.length > rawMax) raw = raw.slice(0, rawMax);
    },
    finish() {
      return raw === "" ? "" : cutText(collapse(decodeHTML(raw)).replace(/^ | $/g, ""), charsMax);
    },
  };
}

const UNEVEN_SPACE = /[\t\n\f\r]| {2}/;

function collapse(text: string): string {
  return UNEVEN_SPACE.test(text) ? text.replace(/[\t\n\f\r ]+/g, " ") : text;
}

/** At most `charsMax` UTF-16 units, never half a surrogate pair. */
function cutText(text: string, charsMax: number): string {
  if (text.length <= charsMax) return detach(text);
  const end = /[\uD800-\uDBFF]/.test(text.charAt(charsMax - 1)) ? charsMax - 1 : charsMax;
  return detach(text.slice(0, end));
}

export interface TextCounter {
  add(part: string): void;
  /** The words before and after are not one. */
  separate(): void;
  readonly length: number;
}

const SPACE = 0x20;
const AMPERSAND = 0x26;
const SEMICOLON = 0x3b;
const ENTITY_CHARS_MAX = 32;

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
        if (code <= SPACE && isSpace(code)) {
          gap = true;
          entity = 0;
          continue;
        }
        length += gap && length > 0 ? 2 : 1;
        gap = false;
        if (entity === 0 && code !== AMPERSAND) continue;
        if (code === SEMICOLON && entity > 1) length -= entity;
        entity = nextEntity(entity, code);
      }
    },
  };
}

function nextEntity(entity: number, code: number): number {
  if (code === AMPERSAND) return 1;
  return isEntityChar(code) && entity < ENTITY_CHARS_MAX ? entity + 1 : 0;
}

function isSpace(code: number): boolean {
  return code === SPACE || code === 0x09 || code === 0x0a || code === 0x0c || code === 0x0d;
}

function isEntityChar(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x30 && code <= 0x39) ||
    code === 0x23
  );
}
