import { LRUCache } from "lru-cache";
import type { Clock } from "@/lib/clock";
import { type CachedCheck, CHECK_CACHED_MS, imagesIn, type ReportCache } from "./report-cache";

const BYTES_MAX = 32 * 1024 * 1024;
/** What a blocked URL takes beside its texts. */
const BLOCKED_BYTES = 256;

/** Checks in this process's memory. When `bytesMax` is reached, the check unused longest goes first. */
export function createMemoryReportCache(clock: Clock, bytesMax = BYTES_MAX): ReportCache {
  const checks = new LRUCache<string, CachedCheck>({
    maxSize: bytesMax,
    sizeCalculation: (check, url) => sizeOf(check) + url.length,
    ttl: CHECK_CACHED_MS,
    perf: clock,
    ttlResolution: 0,
  });
  const getSync = (url: string) => checks.get(url) ?? null;
  return {
    getSync,
    get: async (url) => getSync(url),
    async imagesOf(url) {
      return imagesIn(getSync(url));
    },
    async set(url, check) {
      checks.set(url, check);
    },
  };
}

function sizeOf(check: CachedCheck): number {
  if (check.kind === "inspection") return check.encoded.size;
  const { message = "", url = "" } = check.detail;
  return BLOCKED_BYTES + 2 * (message.length + url.length);
}
