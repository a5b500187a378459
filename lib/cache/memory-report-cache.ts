import { LRUCache } from "lru-cache";
import type { Clock } from "@/lib/clock";
import { type CachedCheck, CHECK_KEPT_MS, type ReportCache } from "./report-cache";

const BYTES_MAX = 32 * 1024 * 1024;

/**
 * Checks in this process's memory, each as the bytes of its JSON: a third of what its objects take, and none of the
 * garbage collector's business. When `bytesMax` is reached, the check unused longest goes first.
 */
export function createMemoryReportCache(clock: Clock, bytesMax = BYTES_MAX): ReportCache {
  const checks = new LRUCache<string, Buffer>({
    maxSize: bytesMax,
    sizeCalculation: (json, url) => json.length + url.length,
    ttl: CHECK_KEPT_MS,
    perf: clock,
    ttlResolution: 0,
  });
  return {
    async get(url) {
      const json = checks.get(url);
      return json ? parseCheck(json) : null;
    },
    async set(url, check) {
      checks.set(url, Buffer.from(JSON.stringify(check)));
    },
  };
}

/** The check whose JSON this is; only what `set` wrote is ever read. */
function parseCheck(json: Buffer): CachedCheck {
  return JSON.parse(json.toString());
}
