import type { Clock } from "@/lib/clock";

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  advance(ms: number): void;
  set(ms: number): void;
}

export function fakeClock(startMs = Date.UTC(2026, 0, 1)): FakeClock {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    advance: (ms) => {
      nowMs += ms;
    },
    set: (ms) => {
      nowMs = ms;
    },
  };
}
