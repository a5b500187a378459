import type { ErrorDetail } from "@/lib/errors";
import type { Inspection } from "@/lib/inspect/report";

/** How long a check is good for. */
export const CHECK_KEPT_MS = 15 * 60_000;

/** What a check of an address came to, as far as it is worth keeping: its inspection, or that it is refused. */
export type CachedCheck =
  | { readonly kind: "inspection"; readonly inspection: Inspection; readonly checkedAtMs: number }
  | {
      readonly kind: "refused";
      readonly code: "blocked_host" | "private_address";
      readonly detail: Pick<ErrorDetail, "message" | "url">;
    };

/** Checks of the last 15 minutes by normalized address. */
export interface ReportCache {
  get(url: string): Promise<CachedCheck | null>;
  /** Keeps a check and drops what was kept for that address. */
  set(url: string, check: CachedCheck): Promise<void>;
}
