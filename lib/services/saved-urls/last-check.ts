import type { ReportCache } from "@/lib/cache/report-cache";

/** Score and time of the check that the cache holds for an address, as a saved URL's row keeps them; both null without one. */
export async function lastCheck(cache: ReportCache, url: string) {
  const kept = await cache.get(url);
  if (kept?.kind !== "inspection") return { lastScore: null, lastCheckedAt: null };
  return { lastScore: kept.inspection.score.value, lastCheckedAt: new Date(kept.checkedAtMs) };
}
