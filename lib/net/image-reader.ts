import type { ImageFacts } from "@/lib/inspect/linked";
import type { ProbeImageOptions } from "./probe-image";
import { createRemembered } from "./remembered";

/** About what the facts of one image take, their addresses aside. */
const FACTS_BYTES = 400;

type ProbeImage = (url: string, options: ProbeImageOptions) => Promise<ImageFacts>;

/** Probes images, and for 15 minutes not again those that were well: pages of a site share icons and pictures. */
export function createImageReader(probe: ProbeImage, now: () => number): ProbeImage {
  const known = createRemembered<ImageFacts>(({ finalUrl }) => FACTS_BYTES + finalUrl.length, now);
  return async (url, options) => {
    const kept = options.fresh ? null : known.get(url);
    if (kept) return kept;
    const facts = await probe(url, options);
    if (facts.state === "ok") known.set(url, facts);
    return facts;
  };
}
