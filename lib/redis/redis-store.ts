import type { Redis } from "ioredis";
import { RELEASE, type Store } from "./store";

/** A store on a Redis server. */
export function createRedisStore(redis: Redis): Store {
  return {
    get: (key) => redis.getBuffer(key),
    async set(key, bytes, ttlMs) {
      await redis.set(key, bytes, "PX", ttlMs);
    },
    async delete(key) {
      await redis.del(key);
    },
    async claim(key, owner, ttlMs) {
      return (await redis.set(key, owner, "PX", ttlMs, "NX")) === "OK";
    },
    async release(key, owner) {
      await redis.eval(RELEASE, 1, key, owner);
    },
  };
}
