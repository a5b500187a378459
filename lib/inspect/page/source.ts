// The decoded text that is still needed, piece by piece. The tokenizer counts characters of the whole document;
// here they become text, bytes and lines. Positions must be asked for in document order.
import type { Piece } from "./piece";
import { createPositionWalk, type PositionWalk, type Stretch } from "./position-walk";

export interface Source {
  append(piece: Piece): void;
  /** Characters received so far. */
  readonly length: number;
  slice(start: number, end: number): string;
  /** Index of the next `>` at or after `from`; -1 when it has not arrived yet. */
  indexOfTagEnd(from: number): number;
  /** 1-based line and byte offset of a character; never one before the last asked for. */
  place(index: number): { readonly line: number; readonly byte: number };
  /** Lets go of what stands before `index`. */
  release(index: number): void;
}

interface State {
  readonly stretches: Stretch[];
  readonly walk: PositionWalk;
  /** Stretches before this one are let go of. */
  first: number;
  length: number;
}

const COMPACT_AFTER = 256;

/** A window on the document's text; `startByte` is what a byte order mark took. */
export function createSource(startByte: number): Source {
  const state: State = { stretches: [], walk: createPositionWalk(startByte), first: 0, length: 0 };
  return {
    get length() {
      return state.length;
    },
    append({ text, byteLength, width }) {
      const start = state.length;
      state.length += text.length;
      state.stretches.push({ text, byteLength, width, start, end: state.length });
    },
    slice: (start, end) => slice(state, start, end),
    indexOfTagEnd: (from) => indexOfTagEnd(state, from),
    place(index) {
      release(state, index);
      const head = state.stretches[state.first];
      if (head !== undefined) state.walk.enter(head, index);
      return state.walk.place();
    },
    release: (index) => release(state, index),
  };
}

function release(state: State, index: number): void {
  const { stretches, walk } = state;
  for (
    let head = stretches[state.first];
    head !== undefined && head.end <= index;
    head = stretches[state.first]
  ) {
    walk.pass(head);
    state.first++;
  }
  if (state.first < COMPACT_AFTER || state.first * 2 < stretches.length) return;
  stretches.splice(0, state.first);
  state.first = 0;
}

function slice(state: State, start: number, end: number): string {
  const at = stretchHolding(state, start);
  const stretch = state.stretches[at];
  if (stretch === undefined) return "";
  if (end <= stretch.end) return stretch.text.slice(start - stretch.start, end - stretch.start);
  const rest = state.stretches.slice(at + 1).map((next) => next.text.slice(0, Math.max(0, end - next.start)));
  return stretch.text.slice(start - stretch.start) + rest.join("");
}

function indexOfTagEnd(state: State, from: number): number {
  for (let at = stretchHolding(state, from); at < state.stretches.length; at++) {
    const stretch = state.stretches[at];
    if (stretch === undefined) break;
    const found = stretch.text.indexOf(">", Math.max(0, from - stretch.start));
    if (found !== -1) return stretch.start + found;
  }
  return -1;
}

/** What is asked for nearly always stands in the newest stretch. */
function stretchHolding({ stretches, first }: State, index: number): number {
  let at = stretches.length - 1;
  while (at > first && (stretches[at]?.start ?? 0) > index) at--;
  return at;
}
