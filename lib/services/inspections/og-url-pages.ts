import { deserialize, serialize } from "node:v8";
import { createTtlCache, TTL_MS } from "@/lib/cache/ttl-cache";
import type { Clock } from "@/lib/clock";
import type { LinkedPage } from "@/lib/inspect/resources";
import { compress, decompress } from "@/lib/redis/compressed";
import type { Store } from "@/lib/redis/store";

/** A cache of the pages that og:url names, for 15 minutes. The variants of one page, such as campaign links, name the same page. */
export interface OgUrlPages {
  /** At once when it is in memory: what is fetched first has the host's rate limit first. */
  get(url: string): LinkedPage | null | Promise<LinkedPage | null>;
  set(page: LinkedPage): Promise<void>;
}

/** Holds 8 MB of them, as bytes for the same reasons as checks (decisions/006). */
export function createOgUrlPages(clock: Clock): OgUrlPages {
  const pages = createTtlCache<Buffer>(({ length }) => length, clock.now);
  return {
    get(url) {
      const bytes = pages.get(url);
      return bytes && toPage(bytes);
    },
    async set(page) {
      pages.set(page.url, Buffer.from(serialize(page)));
    },
  };
}

/** Reads only bytes that `set` wrote. */
function toPage(bytes: Buffer): LinkedPage {
  return deserialize(bytes);
}

/** Those that all instances of one build share, under keys that begin with `prefix`. A page too large to share is not cached. */
export function createSharedOgUrlPages(store: Store, prefix: string): OgUrlPages {
  const keyOf = (url: string) => `${prefix}page:${url}`;
  return {
    async get(url) {
      const bytes = await store.get(keyOf(url));
      return bytes && decompress<LinkedPage>(bytes);
    },
    async set(page) {
      const bytes = await compress(page);
      if (bytes) await store.set(keyOf(page.url), bytes, TTL_MS);
    },
  };
}
