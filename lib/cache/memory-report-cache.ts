import { LRUCache } from "lru-cache";
import type { Clock } from "@/lib/clock";
import { type CachedCheck, CHECK_KEPT_MS, type ReportCache } from "./report-cache";

const BYTES_MAX = 64 * 1024 * 1024;
/** Bytes in memory for each character of a check's JSON: its objects, and the report made from it with its text. */
const BYTES_PER_CHARACTER = 4;

/** Checks in this process's memory. When `bytesMax` is reached, the one unused longest goes first. */
export function createMemoryReportCache(clock: Clock, bytesMax = BYTES_MAX): ReportCache {
  const checks = new LRUCache<string, CachedCheck>({
    maxSize: bytesMax,
    sizeCalculation: (check, url) => BYTES_PER_CHARACTER * (JSON.stringify(check).length + url.length),
    ttl: CHECK_KEPT_MS,
    perf: clock,
    ttlResolution: 0,
  });
  return {
    async get(url) {
      return checks.get(url) ?? null;
    },
    async set(url, check) {
      checks.set(url, check);
    },
  };
}
