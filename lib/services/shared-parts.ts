// What instances share when the settings name a Redis server, and what each has alone when they do not.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createMemoryReportCache } from "@/lib/cache/memory-report-cache";
import { createSharedReportCache } from "@/lib/cache/shared-report-cache";
import type { Clock } from "@/lib/clock";
import { createSharedBucket } from "@/lib/limits/bucket";
import { createMemoryBucket } from "@/lib/limits/memory-bucket";
import type { Log } from "@/lib/log";
import { connectShared, type SharedSettings } from "@/lib/redis/connect";
import { createOutage } from "@/lib/redis/outage";
import { createForgivingStore } from "@/lib/redis/store";
import manifest from "@/package.json" with { type: "json" };
import type { Resources } from "./context";
import { createSharedLeases, NO_LEASES } from "./inspections/check-leases";
import { createOgUrlPages, createSharedOgUrlPages } from "./inspections/og-url-pages";
import { createProgressBoard } from "./inspections/progress";
import { createSharedProgressBoard } from "./inspections/shared-progress";

/** The server that instances share, as this one sees it. */
export interface SharedState {
  /** `none` without one, `away` while it does not respond. */
  state(): "none" | "ok" | "away";
  /** Closes the connections to it. */
  close(): void;
}

type SharedParts = Pick<Resources, "cache" | "leases" | "ogUrlPages" | "progress" | "bucket" | "shared">;

export const REDIS_WORDS = {
  away: "Redis is away: limits and caches are this instance's own",
  back: "Redis is back: limits and caches are shared again",
};

/** The parts that depend on whether other instances share them. */
export function createSharedParts(
  settings: SharedSettings,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): SharedParts {
  const cache = createMemoryReportCache(clock);
  const bucket = createMemoryBucket(clock);
  const progress = createProgressBoard();
  const shared = connectShared(settings);
  if (shared === null) {
    const alone: SharedState = { state: () => "none", close: () => undefined };
    return { cache, bucket, progress, leases: NO_LEASES, ogUrlPages: createOgUrlPages(clock), shared: alone };
  }
  const probe = () => shared.store.set("headlight:probe", Buffer.from("."), 60_000);
  const outage = createOutage({ log, words: REDIS_WORDS, probe });
  const store = createForgivingStore(outage, shared.store);
  const prefix = `headlight:${buildName()}:`;
  return {
    cache: createSharedReportCache(store, prefix, cache),
    bucket: createSharedBucket(outage, shared.bucket, bucket),
    progress: createSharedProgressBoard(progress, store),
    leases: createSharedLeases(store),
    ogUrlPages: createSharedOgUrlPages(store, prefix),
    shared: {
      state: () => (outage.isAway ? "away" : "ok"),
      close() {
        outage.stop();
        shared.close();
      },
    },
  };
}

/** The version and, once built, the beginning of the sources' hash: another build's reports may have another form. */
function buildName(): string {
  const stamp = join(".next", "headlight", "sources");
  const hash = existsSync(stamp) ? readFileSync(stamp, "utf8").slice(0, 12) : "sources";
  return `${manifest.version}:${hash}`;
}
