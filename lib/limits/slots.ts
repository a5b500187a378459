import { setImmediate as nextTurn } from "node:timers/promises";
import { oncePerProcess } from "@/lib/once-per-process";

/** How many may run at the same time. */
export interface SlotLimits {
  readonly all: number;
  readonly perKey: number;
}

export interface Slots {
  /** Takes a slot; null when none is free for this key. What it returns gives it back, once. */
  take(key: string): (() => void) | null;
}

/** Slots for what runs at the same time, in all and by key. Nothing waits for one. */
export function createSlots({ all, perKey }: SlotLimits): Slots {
  const taken = new Map<string, number>();
  let running = 0;
  const add = (key: string, change: 1 | -1) => {
    const count = (taken.get(key) ?? 0) + change;
    running += change;
    if (count === 0) taken.delete(key);
    else taken.set(key, count);
  };
  return {
    take(key) {
      if (running >= all || (taken.get(key) ?? 0) >= perKey) return null;
      add(key, 1);
      let isTaken = true;
      return () => {
        if (isTaken) add(key, -1);
        isTaken = false;
      };
    },
  };
}

/** A turn of the event loop in which no page is being rendered takes less. */
const SHORT_TURN_MS = 8;
const SHORT_TURNS = 3;
const CALM_MS_MAX = 250;

/**
 * Pieces of work that go on for several turns of the event loop, as rendering a page does. What it returns resolves when
 * the next may begin: when turns are short again after the one before began, or some time later.
 */
export function createCalmQueue(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    const turn = last;
    last = turn.then(untilCalm);
    return turn;
  };
}

const pages = oncePerProcess("pages", createCalmQueue);

/** Waits until the page of a visitor may be rendered. */
export function pageTurn(): Promise<void> {
  return pages()();
}

async function untilCalm(): Promise<void> {
  const end = performance.now() + CALM_MS_MAX;
  let short = 0;
  for (let before = performance.now(); short < SHORT_TURNS && before < end; ) {
    await nextTurn();
    const after = performance.now();
    short = after - before < SHORT_TURN_MS ? short + 1 : 0;
    before = after;
  }
}

/** Large pieces of work, one in each turn of the event loop: what it returns resolves when the next one may begin. */
export function createTurnQueue(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
}
