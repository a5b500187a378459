import { deserialize, serialize } from "node:v8";
import { createTtlCache } from "@/lib/cache/ttl-cache";
import type { Clock } from "@/lib/clock";
import type { LinkedPage } from "@/lib/inspect/resources";

/** A cache of the pages that og:url names, for 15 minutes. The variants of one page, such as campaign links, name the same page. */
export interface OgUrlPages {
  get(url: string): LinkedPage | null;
  set(page: LinkedPage): void;
}

/** Holds 8 MB of them, as bytes for the same reasons as checks (decisions/006). */
export function createOgUrlPages(clock: Clock): OgUrlPages {
  const pages = createTtlCache<Buffer>(({ length }) => length, clock.now);
  return {
    get(url) {
      const bytes = pages.get(url);
      return bytes && toPage(bytes);
    },
    set(page) {
      pages.set(page.url, Buffer.from(serialize(page)));
    },
  };
}

/** Reads only bytes that `set` wrote. */
function toPage(bytes: Buffer): LinkedPage {
  return deserialize(bytes);
}
