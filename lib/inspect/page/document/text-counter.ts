import { isSpace } from "../tokens/markup-ends";

/** Counts characters of text that arrives in parts, up to 1,000: a stretch of white space or an entity counts as one. */
export interface TextCounter {
  add(part: string): void;
  /** The words before and after are not one. */
  separate(): void;
  readonly length: number;
  /** No text that comes now is counted any more. */
  readonly isFull: boolean;
}

/** No rule needs to know of more than a few sentences, and counting all of it would cost as much as reading its tags. */
const COUNTED_MAX = 1_000;
const SPACE = 0x20;
const AMPERSAND = 0x26;
const SEMICOLON = 0x3b;
const ENTITY_CHARS_MAX = 32;

/** A counter at zero. */
export function createTextCounter(): TextCounter {
  return new Counted();
}

/** A class for the same reason as that of `createSourceText`. */
class Counted implements TextCounter {
  #length = 0;
  #gap = false;
  /** Characters of the entity being read, its ampersand included; 0 outside of one. */
  #entity = 0;

  get isFull(): boolean {
    return this.#length >= COUNTED_MAX;
  }

  get length(): number {
    return Math.min(this.#length, COUNTED_MAX);
  }

  separate(): void {
    this.#gap = true;
    this.#entity = 0;
  }

  add(part: string): void {
    if (this.isFull) return;
    let [length, gap, entity] = [this.#length, this.#gap, this.#entity];
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
    this.#length = length;
    this.#gap = gap;
    this.#entity = entity;
  }
}

function nextEntity(entity: number, code: number): number {
  if (code === AMPERSAND) return 1;
  return isEntityChar(code) && entity < ENTITY_CHARS_MAX ? entity + 1 : 0;
}

/** A letter, a digit or `#`. */
function isEntityChar(code: number): boolean {
  const folded = code | 0x20;
  return (folded >= 0x61 && folded <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x23;
}
