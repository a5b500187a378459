import { Ratelimit } from "@upstash/ratelimit";
import type { Redis } from "@upstash/redis";
import { type Bucket, type RateLimit, toRate, unitMs } from "./bucket";

/** Buckets in an Upstash database, exact across all instances whose clocks agree. */
export function createUpstashBucket(redis: Redis): Bucket {
  const limiters = new Map<string, Ratelimit>();
  const limiterOf = (rateLimit: RateLimit) => {
    const name = `${rateLimit.capacity}/${rateLimit.refillPerHour}`;
    const limiter = limiters.get(name) ?? createLimiter(redis, rateLimit);
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    async take(key, rateLimit) {
      const { success, remaining, reset } = await limiterOf(rateLimit).limit(key);
      const units = Math.min(remaining, rateLimit.capacity - 1);
      return toRate({ allowed: success, units, waitMs: reset - Date.now() }, rateLimit);
    },
    async peek(key, rateLimit) {
      const { remaining, reset } = await limiterOf(rateLimit).getRemaining(key);
      return toRate(regained(remaining, reset - Date.now(), rateLimit), rateLimit);
    },
  };
}

function createLimiter(redis: Redis, rateLimit: RateLimit): Ratelimit {
  return new Ratelimit({
    redis,
    limiter: Ratelimit.tokenBucket(1, `${wholeUnitMs(rateLimit)} ms`, rateLimit.capacity),
    prefix: "headlight:bucket",
    // The exact count is the point: no instance may decide by its own memory, or let a slow call pass.
    ephemeralCache: false,
    timeout: 0,
    analytics: false,
  });
}

/** Upstash tells what was left at the last unit taken; what has come back since then counts too. */
function regained(units: number, waitMs: number, rateLimit: RateLimit) {
  const unit = wholeUnitMs(rateLimit);
  const back = waitMs > 0 ? 0 : Math.floor(-waitMs / unit) + 1;
  const now = Math.min(rateLimit.capacity, units + back);
  return { allowed: now >= 1, units: now, waitMs: waitMs + back * unit };
}

/** Upstash counts in whole milliseconds. */
function wholeUnitMs(rateLimit: RateLimit): number {
  return Math.max(1, Math.round(unitMs(rateLimit)));
}
