import type { ErrorDetail } from "@/lib/errors";
import type { Inspection } from "@/lib/inspect/report";
import type { JsonBytes } from "./json-bytes";

/** How long a check is good for. */
export const CHECK_CACHED_MS = 15 * 60_000;

/** What a check of a URL came to, as far as it is worth caching: its inspection, or that it is refused. */
export type CachedCheck =
  | { readonly kind: "inspection"; readonly inspection: Inspection; readonly checkedAtMs: number }
  | {
      readonly kind: "refused";
      readonly code: "blocked_host" | "private_address";
      readonly detail: Pick<ErrorDetail, "message" | "url">;
    };

/** The report of a cached check, ready to send. */
export interface CachedReport {
  readonly json: JsonBytes;
  readonly score: number;
  readonly checkedAtMs: number;
}

/** Checks of the last 15 minutes by normalized URL. */
export interface ReportCache {
  get(url: string): Promise<CachedCheck | null>;
  /** Of the check that `get` would return, the report's JSON; null when it is not at hand, which says nothing of the check. */
  report(url: string): Promise<CachedReport | null>;
  /** The URLs of the images in the previews of a cached check, without reading the check; none when none is cached. */
  imagesOf(url: string): Promise<readonly string[]>;
  /** Caches a check and drops what was cached for that URL. */
  set(url: string, check: CachedCheck): Promise<void>;
}

/** The URLs of the images that the previews of a check draw, each once. */
export function previewImages(check: CachedCheck): readonly string[] {
  if (check.kind === "refused") return [];
  const urls = Object.values(check.inspection.previews).flatMap(({ image, favicon, details }) => [
    image,
    favicon,
    ...details.gallery,
  ]);
  return [...new Set(urls.filter((url) => url !== null))];
}
