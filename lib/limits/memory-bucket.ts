import { LRUCache } from "lru-cache";
import type { Clock } from "@/lib/clock";
import { type Bucket, type Rate, type RateLimit, toRate, unitMs } from "./bucket";

const KEYS_MAX = 100_000;

interface Level {
  readonly units: number;
  /** The moment from which the next unit is counted. */
  readonly sinceMs: number;
}

/** Buckets in this process's memory. Beyond `keysMax` keys the one unused longest is forgotten, which fills it. */
export function createMemoryBucket(clock: Clock, keysMax = KEYS_MAX): Bucket {
  // `max` would take the memory of all keys at once.
  const levels = new LRUCache<string, Level>({ maxSize: keysMax, sizeCalculation: () => 1 });
  const levelNow = (key: string, rateLimit: RateLimit) =>
    refill(levels.get(key) ?? null, rateLimit, clock.now());
  const takeSync = (key: string, rateLimit: RateLimit) => {
    const level = levelNow(key, rateLimit);
    if (level.units < 1) return rate(level, rateLimit, { allowed: false, nowMs: clock.now() });
    const taken = { units: level.units - 1, sinceMs: level.sinceMs };
    levels.set(key, taken);
    return rate(taken, rateLimit, { allowed: true, nowMs: clock.now() });
  };
  return {
    takeSync,
    take: async (key, rateLimit) => takeSync(key, rateLimit),
    async peek(key, rateLimit) {
      const level = levelNow(key, rateLimit);
      return rate(level, rateLimit, { allowed: level.units >= 1, nowMs: clock.now() });
    },
  };
}

function refill(level: Level | null, rateLimit: RateLimit, nowMs: number): Level {
  if (level === null) return { units: rateLimit.capacity, sinceMs: nowMs };
  // A clock set back must not stop the refill until it has caught up.
  const sinceMs = Math.min(level.sinceMs, nowMs);
  const regained = Math.floor((nowMs - sinceMs) / unitMs(rateLimit));
  const units = level.units + regained;
  if (units >= rateLimit.capacity) return { units: rateLimit.capacity, sinceMs: nowMs };
  return { units, sinceMs: sinceMs + regained * unitMs(rateLimit) };
}

function rate(
  { units, sinceMs }: Level,
  rateLimit: RateLimit,
  { allowed, nowMs }: { allowed: boolean; nowMs: number },
): Rate {
  return toRate({ allowed, units, waitMs: sinceMs + unitMs(rateLimit) - nowMs }, rateLimit);
}
