import type { Redis as UpstashRedis } from "@upstash/redis";
import type { Redis } from "ioredis";
import type { Outage } from "./outage";

/** What instances share for a time: bytes by key. Every method rejects when the server is away. */
export interface Store {
  /** The bytes of that key; null when there are none. */
  get(key: string): Promise<Buffer | null>;
  /** Stores bytes for `ttlMs`, in place of what was there. */
  set(key: string, bytes: Buffer, ttlMs: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Writes the owner's name for `ttlMs` unless another one is there; says whether it is the owner's now. */
  claim(key: string, owner: string, ttlMs: number): Promise<boolean>;
  /** Takes the owner's name away; another one's stays. */
  release(key: string, owner: string): Promise<void>;
}

/** Deletes a key while it holds this value; Redis runs it as one step. */
const RELEASE = `if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("DEL", KEYS[1]) end return 0`;

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

/** A store behind Upstash's REST API. Its requests are JSON, so bytes travel as base64. */
export function createUpstashStore(redis: UpstashRedis): Store {
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

const nothing = async () => undefined;

/** The store; while its server is away, one that holds nothing and lets everyone claim. It never rejects. */
export function createForgivingStore(outage: Outage, store: Store): Store {
  return {
    get: (key) =>
      outage.attempt<Buffer | null>(
        () => store.get(key),
        async () => null,
      ),
    set: (key, bytes, ttlMs) => outage.attempt(() => store.set(key, bytes, ttlMs), nothing),
    delete: (key) => outage.attempt(() => store.delete(key), nothing),
    claim: (key, owner, ttlMs) =>
      outage.attempt(
        () => store.claim(key, owner, ttlMs),
        async () => true,
      ),
    release: (key, owner) => outage.attempt(() => store.release(key, owner), nothing),
  };
}
