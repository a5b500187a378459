// The way to many checks a second, in virtual time: who asks for what, what the cache has, and what is left to fetch.
import { SeededRandom } from "../web/seeded-random";

export interface SimulatedLoad {
  /** Checks asked for in a second. */
  readonly perSecond: number;
  /** Different pages that are asked for, the popular ones more often (Zipf). */
  readonly pages: number;
  /** Callers, each with a bucket of `perHour`. */
  readonly callers: number;
  readonly perHour: number;
  /** How long a check takes that is not in the cache. */
  readonly checkMs: number;
  /** Checks that all instances together run at once. */
  readonly slots: number;
  readonly seconds: number;
}

export interface SimulationResult {
  readonly requested: number;
  readonly rejected: number;
  readonly hits: number;
  readonly shared: number;
  readonly checked: number;
  /** Checks that found no free slot within 2 s. */
  readonly overloaded: number;
  /** Most checks at once. */
  readonly busiest: number;
}

const CACHED_MS = 15 * 60_000;
const WAIT_MS = 2_000;

/** Runs a load through limiter, cache, single flight and queue, all of them shared by every instance. */
export function simulate(load: SimulatedLoad, seed = 1): SimulationResult {
  const random = new SeededRandom(seed);
  const buckets = new Float64Array(load.callers).fill(load.perHour);
  const takenAt = new Float64Array(load.callers);
  const doneAt = new Map<number, number>();
  const slots = new Float64Array(load.slots);
  const outcome = { requested: 0, rejected: 0, hits: 0, shared: 0, checked: 0, overloaded: 0, busiest: 0 };
  const total = load.perSecond * load.seconds;
  for (let turn = 0; turn < total; turn += 1) {
    const nowMs = (turn * 1000) / load.perSecond;
    outcome.requested += 1;
    if (!take(Math.floor(random.next() * load.callers), nowMs)) {
      outcome.rejected += 1;
      continue;
    }
    const page = zipf(random.next(), load.pages);
    const done = doneAt.get(page);
    if (done !== undefined && nowMs < done) outcome.shared += 1;
    else if (done !== undefined && nowMs - done < CACHED_MS) outcome.hits += 1;
    else check(page, nowMs);
  }
  return outcome;

  function take(caller: number, nowMs: number): boolean {
    const regained = ((nowMs - (takenAt[caller] ?? 0)) * load.perHour) / 3_600_000;
    const units = Math.min(load.perHour, (buckets[caller] ?? 0) + regained);
    takenAt[caller] = nowMs;
    buckets[caller] = units < 1 ? units : units - 1;
    return units >= 1;
  }

  function check(page: number, nowMs: number): void {
    let free = 0;
    let busy = 0;
    for (const [slot, until] of slots.entries()) {
      if (until > nowMs) busy += 1;
      if (until < (slots[free] ?? 0)) free = slot;
    }
    const startMs = Math.max(nowMs, slots[free] ?? 0);
    if (startMs - nowMs > WAIT_MS) {
      outcome.overloaded += 1;
      return;
    }
    slots[free] = startMs + load.checkMs;
    doneAt.set(page, startMs + load.checkMs);
    outcome.checked += 1;
    outcome.busiest = Math.max(outcome.busiest, Math.min(load.slots, busy + 1));
  }
}

/** A page by its rank: the n-th is asked for about 1/n as often as the first. */
function zipf(chance: number, pages: number): number {
  return Math.floor(pages ** chance);
}
