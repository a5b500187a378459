import type { ImageFacts } from "@/lib/inspect/linked";
import type { ProbeImageOptions } from "./probe-image";
import { createRemembered } from "./remembered";

/** About what the facts of one image take, their addresses aside. */
const FACTS_BYTES = 400;

type ProbeImage = (url: string, options: ProbeImageOptions) => Promise<ImageFacts | null>;

/**
 * Probes images, and for 15 minutes not again those that were well: pages of a site share icons and pictures. Where
 * probing anew is not possible, what is known is better than nothing.
 */
export function createImageReader(probe: ProbeImage, now: () => number): ProbeImage {
  const known = createRemembered<ImageFacts>(({ finalUrl }) => FACTS_BYTES + finalUrl.length, now);
  return async (url, options) => {
    const kept = known.get(url);
    if (kept && !options.fresh) return kept;
    const facts = await probe(url, options);
    if (facts?.state === "ok") known.set(url, facts);
    return facts ?? kept;
  };
}
