import type { Outage } from "@/lib/redis/outage";

/** How large a bucket is and how fast it refills. */
export interface RateLimit {
  readonly capacity: number;
  readonly refillPerHour: number;
}

/** What a bucket holds after a call. */
export interface Rate {
  /** The unit was there; false takes nothing. */
  readonly allowed: boolean;
  /** The bucket's capacity. */
  readonly limit: number;
  /** Whole units left. */
  readonly remaining: number;
  /** Whole seconds, rounded up, until the next unit is regained; 0 when the bucket is full. */
  readonly resetSeconds: number;
  /** Whole seconds until a unit is there again; 0 when allowed. */
  readonly retryAfterSeconds: number;
}

/**
 * Token buckets by key: one unit comes back every 3600/refillPerHour seconds, up to the capacity.
 * A bucket that was never used is full.
 */
export interface Bucket {
  /** Takes one unit if there is one. */
  take(key: string, rateLimit: RateLimit): Promise<Rate>;
  /** The same without waiting; absent where buckets are not in this process's memory alone. */
  takeSync?(key: string, rateLimit: RateLimit): Rate;
  /** What a bucket holds, nothing taken; `allowed` says whether a unit is there. */
  peek(key: string, rateLimit: RateLimit): Promise<Rate>;
}

const MS_PER_HOUR = 3_600_000;

/** A bucket after a call, as its driver knows it. */
interface Level {
  readonly allowed: boolean;
  readonly units: number;
  /** Until the next unit is regained. */
  readonly waitMs: number;
}

/** What a caller is told of a bucket. */
export function toRate({ allowed, units, waitMs }: Level, rateLimit: RateLimit): Rate {
  const full = units >= rateLimit.capacity;
  const resetSeconds = full ? 0 : Math.max(1, Math.ceil(waitMs / 1000));
  return {
    allowed,
    limit: rateLimit.capacity,
    remaining: units,
    resetSeconds,
    retryAfterSeconds: allowed ? 0 : resetSeconds,
  };
}

/** How long it takes to regain a unit, in milliseconds. */
export function unitMs({ refillPerHour }: RateLimit): number {
  return MS_PER_HOUR / refillPerHour;
}

/** The shared buckets, or while their server is away this instance's own. */
export function createSharedBucket(outage: Outage, shared: Bucket, local: Bucket): Bucket {
  return {
    take: (key, rateLimit) =>
      outage.attempt(
        () => shared.take(key, rateLimit),
        () => local.take(key, rateLimit),
      ),
    peek: (key, rateLimit) =>
      outage.attempt(
        () => shared.peek(key, rateLimit),
        () => local.peek(key, rateLimit),
      ),
  };
}
