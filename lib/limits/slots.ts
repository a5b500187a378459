import { setImmediate as nextTurn } from "node:timers/promises";

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

/** Large pieces of work, one in each turn of the event loop: what it returns resolves when the next one may begin. */
export function createTurnQueue(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
}
