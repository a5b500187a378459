import type { Redis } from "@upstash/redis";
import { RELEASE, type Store } from "./store";

/** A store behind Upstash's REST API. Its requests are JSON, so bytes travel as base64. */
export function createUpstashStore(redis: Redis): Store {
  return {
    async get(key) {
      const text = await redis.get<string>(key);
      return text === null ? null : Buffer.from(text, "base64");
    },
    async set(key, bytes, ttlMs) {
      await redis.set(key, bytes.toString("base64"), { px: ttlMs });
    },
    async delete(key) {
      await redis.del(key);
    },
    async claim(key, owner, ttlMs) {
      return (await redis.set(key, owner, { px: ttlMs, nx: true })) === "OK";
    },
    async release(key, owner) {
      await redis.eval(RELEASE, [key], [owner]);
    },
  };
}
