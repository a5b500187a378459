import { LRUCache } from "lru-cache";

/** As long as a report is cached, so that what a report says of an image is half an hour old at most. */
export const TTL_MS = 15 * 60_000;
const BYTES_MAX = 8 * 1024 * 1024;

export interface TtlCache<Value> {
  /** The value of that key while it is at most 15 minutes old. */
  get(key: string): Value | null;
  set(key: string, value: Value): void;
}

/** Caches values for 15 minutes, at most 8 MB as `bytesOf` counts; the least recently used one is dropped first. */
export function createTtlCache<Value extends object>(
  bytesOf: (value: Value) => number,
  now: () => number,
): TtlCache<Value> {
  const cache = new LRUCache<string, Value>({
    maxSize: BYTES_MAX,
    sizeCalculation: (value, key) => bytesOf(value) + key.length,
    ttl: TTL_MS,
    perf: { now },
    ttlResolution: 0,
  });
  return {
    get: (key) => cache.get(key) ?? null,
    set(key, value) {
      cache.set(key, value);
    },
  };
}
