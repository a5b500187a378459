import { compress, decompress } from "@/lib/redis/compressed";
import type { Store } from "@/lib/redis/store";
import { type CachedCheck, CHECK_CACHED_MS, previewImages, type ReportCache } from "./report-cache";

/**
 * Checks that all instances of one build share, under keys that begin with `prefix`. A check that is too large to share,
 * and every check while the store is away, is found in the local cache.
 */
export function createSharedReportCache(store: Store, prefix: string, local: ReportCache): ReportCache {
  const keyOf = (url: string) => `${prefix}check:${url}`;
  return {
    async get(url) {
      const bytes = await store.get(keyOf(url));
      const shared = bytes && (await decompress<CachedCheck>(bytes));
      return shared ?? local.get(url);
    },
    async imagesOf(url) {
      const images = await local.imagesOf(url);
      if (images.length > 0) return images;
      const bytes = await store.get(keyOf(url));
      const shared = bytes && (await decompress<CachedCheck>(bytes));
      return shared ? previewImages(shared) : [];
    },
    // The store holds whole checks, and another instance may have replaced what this one has.
    report: async () => null,
    async set(url, check) {
      const bytes = await compress(check);
      await local.set(url, check);
      await (bytes ? store.set(keyOf(url), bytes, CHECK_CACHED_MS) : store.delete(keyOf(url)));
    },
  };
}
