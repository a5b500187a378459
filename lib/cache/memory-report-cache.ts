import { deserialize, serialize } from "node:v8";
import { LRUCache } from "lru-cache";
import type { Clock } from "@/lib/clock";
import type { Inspection, Report } from "@/lib/inspect/report";
import { type BeyondReport, beyondReport, joinInspection } from "@/lib/inspect/report-parts";
import { createTurnQueue } from "@/lib/limits/slots";
import { type JsonBytes, reportJson } from "./json-bytes";
import { type CachedCheck, CHECK_CACHED_MS, previewImages, type ReportCache } from "./report-cache";

const BYTES_MAX = 32 * 1024 * 1024;
/** Smaller checks are decoded in a millisecond or two. */
const LARGE_BYTES_MIN = 262_144;

/** What `set` made of a check: its report as it is sent and what the report leaves out, or all of it serialized. */
type CachedEntry = { readonly images: readonly string[] } & (
  | {
      readonly json: JsonBytes;
      readonly beyond: Buffer;
      readonly score: number;
      readonly checkedAtMs: number;
    }
  | { readonly json: null; readonly serialized: Buffer }
);

/**
 * Checks in this process's memory, as bytes: a third of what its objects take, and none of the garbage collector's
 * business. A report too long to be sent in one piece is not cached as JSON, in which control characters take six times
 * their room. When `bytesMax` is reached, the check unused longest goes first.
 */
export function createMemoryReportCache(clock: Clock, bytesMax = BYTES_MAX): ReportCache {
  const checks = new LRUCache<string, CachedEntry>({
    maxSize: bytesMax,
    sizeCalculation: (cached, url) => sizeOf(cached) + url.length,
    ttl: CHECK_CACHED_MS,
    perf: clock,
    ttlResolution: 0,
  });
  /** Large checks are decoded one by one, so that others need not wait for all of them. */
  const turn = createTurnQueue();
  return {
    async get(url) {
      const cached = checks.get(url);
      if (cached === undefined) return null;
      if (sizeOf(cached) >= LARGE_BYTES_MIN) await turn();
      return toCheck(cached);
    },
    async report(url) {
      const cached = checks.get(url);
      return cached && cached.json !== null ? cached : null;
    },
    async imagesOf(url) {
      return checks.get(url)?.images ?? [];
    },
    async set(url, check) {
      checks.set(url, toEntry(check));
    },
  };
}

function sizeOf(cached: CachedEntry): number {
  const images = cached.images.reduce((sum, url) => sum + url.length, 0);
  return images + (cached.json === null ? cached.serialized.length : cached.json.size + cached.beyond.length);
}

function toEntry(check: CachedCheck): CachedEntry {
  const images = previewImages(check);
  const json = check.kind === "inspection" ? reportJson(check.inspection) : null;
  // The serializer leaves up to as much room again behind what it wrote.
  if (check.kind === "refused" || json === null) {
    return { json: null, serialized: Buffer.from(serialize(check)), images };
  }
  const { inspection, checkedAtMs } = check;
  const beyond = Buffer.from(JSON.stringify(beyondReport(inspection)));
  return { json, beyond, score: inspection.score.value, checkedAtMs, images };
}

function toCheck(cached: CachedEntry): CachedCheck {
  if (cached.json === null) return parseCheck(cached.serialized);
  const { json, beyond, checkedAtMs } = cached;
  return { kind: "inspection", inspection: parseInspection(json.plain, beyond), checkedAtMs };
}

/** The check in these bytes; only what `set` wrote is ever read. */
function parseCheck(bytes: Buffer): CachedCheck {
  return deserialize(bytes);
}

/** The inspection in these bytes; only what `set` wrote is ever read. */
function parseInspection(report: Buffer, beyond: Buffer): Inspection {
  const [first, second]: [Report, BeyondReport] = [
    JSON.parse(report.toString()),
    JSON.parse(beyond.toString()),
  ];
  return joinInspection(first, second);
}
