import { LRUCache } from "lru-cache";

/** As long as a report is cache, so that what a report says of an image is half an hour old at most. */
const TTL_MS = 15 * 60_000;
const BYTES_MAX = 8 * 1024 * 1024;

export interface Remembered<Value> {
  /** The value of that key while it is not older than 15 minutes. */
  get(key: string): Value | null;
  set(key: string, value: Value): void;
}

/** Keeps answers for 15 minutes, 8 MB of them as `bytesOf` counts; the one unused longest goes first. */
export function createRemembered<Value extends object>(
  bytesOf: (value: Value) => number,
  now: () => number,
): Remembered<Value> {
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
