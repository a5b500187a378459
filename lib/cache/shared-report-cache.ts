import { compress, decompress } from "@/lib/redis/compressed";
import type { Store } from "@/lib/redis/store";
import { EncodedInspection, type InspectionParts } from "./encoded-inspection";
import { type CachedCheck, CHECK_CACHED_MS, imagesIn, type ReportCache } from "./report-cache";

/** A check as it is stored. */
type SharedCheck =
  | Extract<CachedCheck, { kind: "blocked" }>
  | { readonly kind: "inspection"; readonly parts: InspectionParts; readonly checkedAtMs: number };

/**
 * Checks that all instances of one build share, under keys that begin with `prefix`. A check that is too large to share,
 * and every check while the store is away, is found in the local cache.
 */
export function createSharedReportCache(store: Store, prefix: string, local: ReportCache): ReportCache {
  const keyOf = (url: string) => `${prefix}check:${url}`;
  const find = async (url: string) => {
    const bytes = await store.get(keyOf(url));
    const shared = bytes && (await decompress<SharedCheck>(bytes));
    return shared ? fromShared(shared) : null;
  };
  return {
    get: async (url) => (await find(url)) ?? local.get(url),
    async imagesOf(url) {
      const images = await local.imagesOf(url);
      return images.length > 0 ? images : imagesIn(await find(url));
    },
    async set(url, check) {
      const bytes = await compress(toShared(check));
      await local.set(url, check);
      await (bytes ? store.set(keyOf(url), bytes, CHECK_CACHED_MS) : store.delete(keyOf(url)));
    },
  };
}

function toShared(check: CachedCheck): SharedCheck {
  if (check.kind === "blocked") return check;
  const { encoded, ...rest } = check;
  return { ...rest, parts: encoded.parts };
}

function fromShared(check: SharedCheck): CachedCheck {
  if (check.kind === "blocked") return check;
  const { parts, ...rest } = check;
  return { ...rest, encoded: new EncodedInspection(parts) };
}
