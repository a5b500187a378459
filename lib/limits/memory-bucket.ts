import { LRUCache } from "lru-cache";
import type { Clock } from "@/lib/clock";
import type { Allowance, Bucket, Rate } from "./bucket";

const MS_PER_HOUR = 3_600_000;
const KEYS_MAX = 100_000;

interface Level {
  readonly units: number;
  /** The moment from which the next unit is counted. */
  readonly sinceMs: number;
}

/** Buckets in this process's memory. Beyond `keysMax` keys the one unused longest is forgotten, which fills it. */
export function createMemoryBucket(clock: Clock, keysMax = KEYS_MAX): Bucket {
  const levels = new LRUCache<string, Level>({ max: keysMax });
  const levelNow = (key: string, allowance: Allowance) =>
    refill(levels.get(key) ?? null, allowance, clock.now());
  return {
    async take(key, allowance) {
      const level = levelNow(key, allowance);
      if (level.units < 1) return rate(level, allowance, { allowed: false, nowMs: clock.now() });
      const taken = { units: level.units - 1, sinceMs: level.sinceMs };
      levels.set(key, taken);
      return rate(taken, allowance, { allowed: true, nowMs: clock.now() });
    },
    async peek(key, allowance) {
      const level = levelNow(key, allowance);
      return rate(level, allowance, { allowed: level.units >= 1, nowMs: clock.now() });
    },
  };
}

function refill(level: Level | null, allowance: Allowance, nowMs: number): Level {
  if (level === null) return { units: allowance.capacity, sinceMs: nowMs };
  // A clock set back must not stop the refill until it has caught up.
  const sinceMs = Math.min(level.sinceMs, nowMs);
  const regained = Math.floor((nowMs - sinceMs) / unitMs(allowance));
  const units = level.units + regained;
  if (units >= allowance.capacity) return { units: allowance.capacity, sinceMs: nowMs };
  return { units, sinceMs: sinceMs + regained * unitMs(allowance) };
}

function rate(
  level: Level,
  allowance: Allowance,
  { allowed, nowMs }: { allowed: boolean; nowMs: number },
): Rate {
  const waitMs = level.sinceMs + unitMs(allowance) - nowMs;
  const full = level.units >= allowance.capacity;
  const resetSeconds = full ? 0 : Math.max(1, Math.ceil(waitMs / 1000));
  return {
    allowed,
    limit: allowance.capacity,
    remaining: level.units,
    resetSeconds,
    retryAfterSeconds: allowed ? 0 : resetSeconds,
  };
}

function unitMs({ refillPerHour }: Allowance): number {
  return MS_PER_HOUR / refillPerHour;
}
