import type { Redis, Result } from "ioredis";
import { z } from "zod";
import { type Bucket, toRate, unitMs } from "./bucket";

/**
 * A bucket in one step, by the server's clock: takes ARGV[3] units if they are there. Returns whether one was, what is
 * left, and the milliseconds until the next. A bucket that is full again is no key at all.
 */
const SCRIPT = `
local time = redis.call("TIME")
local now = time[1] * 1000 + time[2] / 1000
local capacity, unit, requested = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local units, since = capacity, now
local held = redis.call("HMGET", KEYS[1], "units", "since")
if held[1] then
  since = math.min(tonumber(held[2]), now)
  local regained = math.floor((now - since) / unit)
  units = tonumber(held[1]) + regained
  if units >= capacity then
    units, since = capacity, now
  else
    since = since + regained * unit
  end
end
local allowed = units >= 1
if allowed and requested > 0 then
  units = units - requested
  redis.call("HSET", KEYS[1], "units", units, "since", string.format("%.3f", since))
  redis.call("PEXPIRE", KEYS[1], math.ceil(since + (capacity - units) * unit - now) + 1)
end
return { allowed and 1 or 0, units, string.format("%.3f", since + unit - now) }`;

const RESULT = z.tuple([z.number(), z.number(), z.coerce.number()]);

declare module "ioredis" {
  interface RedisCommander<Context> {
    headlightBucket(key: string, ...args: readonly number[]): Result<unknown, Context>;
  }
}

/** Buckets on a Redis server, exact across all instances that share it. */
export function createRedisBucket(redis: Redis): Bucket {
  redis.defineCommand("headlightBucket", { numberOfKeys: 1, lua: SCRIPT });
  const call = async (key: string, rateLimit: Parameters<Bucket["take"]>[1], requested: 0 | 1) => {
    const { capacity } = rateLimit;
    const result = await redis.headlightBucket(
      `headlight:bucket:${key}`,
      capacity,
      unitMs(rateLimit),
      requested,
    );
    const [allowed, units, waitMs] = RESULT.parse(result);
    return toRate({ allowed: allowed === 1, units, waitMs }, rateLimit);
  };
  return {
    take: (key, rateLimit) => call(key, rateLimit, 1),
    peek: (key, rateLimit) => call(key, rateLimit, 0),
  };
}
