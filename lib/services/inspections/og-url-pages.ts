import { deserialize, serialize } from "node:v8";
import { createTtlCache } from "@/lib/cache/ttl-cache";
import type { Clock } from "@/lib/clock";
import type { LinkedPage } from "@/lib/inspect/resources";

/** The pages that og:url named, for 15 minutes: the variants of one page, campaign links above all, name the same. */
export interface NamedPages {
  get(url: string): LinkedPage | null;
  set(page: LinkedPage): void;
}

/** 8 MB of them, as bytes for the reasons that checks are (decisions/006). */
export function createNamedPages(clock: Clock): NamedPages {
  const known = createTtlCache<Buffer>(({ length }) => length, clock.now);
  return {
    get(url) {
      const bytes = known.get(url);
      return bytes && toPage(bytes);
    },
    set(page) {
      known.set(page.url, Buffer.from(serialize(page)));
    },
  };
}

/** The page in these bytes; only what `set` wrote is ever read. */
function toPage(bytes: Buffer): LinkedPage {
  return deserialize(bytes);
}
