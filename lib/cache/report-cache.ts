import type { ErrorDetail } from "@/lib/errors";
import type { EncodedInspection } from "./encoded-inspection";

/** How long a check is good for. */
export const CHECK_CACHED_MS = 15 * 60_000;

/** What a check of a URL came to, as far as it is worth caching: its inspection, or that it is blocked. */
export type CachedCheck =
  | { readonly kind: "inspection"; readonly encoded: EncodedInspection; readonly checkedAtMs: number }
  | {
      readonly kind: "blocked";
      readonly code: "blocked_host" | "private_address";
      readonly detail: Pick<ErrorDetail, "message" | "url">;
    };

/** Checks of the last 15 minutes by normalized URL. */
export interface ReportCache {
  get(url: string): Promise<CachedCheck | null>;
  /** The same without waiting; absent where checks are not in this process's memory alone. */
  getSync?(url: string): CachedCheck | null;
  /** The URLs of the images in the previews of a cached check; none when none is cached. */
  imagesOf(url: string): Promise<readonly string[]>;
  /** Caches a check and drops what was cached for that URL. */
  set(url: string, check: CachedCheck): Promise<void>;
}

/** The URLs of the images that the previews of a check draw, each once. */
export function imagesIn(check: CachedCheck | null): readonly string[] {
  return check?.kind === "inspection" ? check.encoded.parts.images : [];
}
