import { deserialize, serialize } from "node:v8";
import { LRUCache } from "lru-cache";
import type { Clock } from "@/lib/clock";
import { type CachedCheck, CHECK_KEPT_MS, type ReportCache } from "./report-cache";

const BYTES_MAX = 32 * 1024 * 1024;

/**
 * Checks in this process's memory, each serialized: a third of what its objects take, and none of the garbage collector's
 * business. Not as JSON, in which control characters would take six times their room. When `bytesMax` is reached, the
 * check unused longest goes first.
 */
export function createMemoryReportCache(clock: Clock, bytesMax = BYTES_MAX): ReportCache {
  const checks = new LRUCache<string, Buffer>({
    maxSize: bytesMax,
    sizeCalculation: (bytes, url) => bytes.length + url.length,
    ttl: CHECK_KEPT_MS,
    perf: clock,
    ttlResolution: 0,
  });
  return {
    async get(url) {
      const bytes = checks.get(url);
      return bytes ? parseCheck(bytes) : null;
    },
    async set(url, check) {
      // The serializer leaves up to as much room again behind what it wrote.
      checks.set(url, Buffer.from(serialize(check)));
    },
  };
}

/** The check in these bytes; only what `set` wrote is ever read. */
function parseCheck(bytes: Buffer): CachedCheck {
  return deserialize(bytes);
}
