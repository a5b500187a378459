import { headers } from "next/headers";
import type { Inspection } from "@/lib/inspect/report";
import type { Rate } from "@/lib/limits/bucket";
import { type ErrorBody, errorBody } from "@/lib/services/error-body";
import { viewInspection } from "@/lib/services/inspections/view-inspection";
import { runOperation } from "@/lib/services/operation";
import { sharedResources } from "@/lib/services/resources";
import { startPendingCheck } from "../checks/pending-check";
import { pageCaller } from "./caller";

export interface PageCheckOptions {
  /** Bypasses the cache and replaces what it holds. */
  readonly fresh: boolean;
}

/** What a page shows: the inspection or the error, with the visitor's rate limit. */
export type PageCheck =
  | {
      readonly ok: true;
      readonly inspection: Inspection;
      readonly cache: "hit" | "miss";
      readonly rate: Rate | null;
    }
  | { readonly ok: false; readonly error: ErrorBody; readonly rate: Rate | null };

/** Checks a page for the visitor whose page is being rendered, at the same rate limit as `GET /inspect`. Never throws. */
export async function checkForPage(url: string, { fresh }: PageCheckOptions): Promise<PageCheck> {
  const caller = await pageCaller();
  const { signal, end } = startPendingCheck(await headers(), url);
  const ctx = { ...sharedResources(), signal, caller };
  const outcome = await runOperation(ctx, viewInspection, async () => ({ url, fresh })).finally(end);
  const { rate, meta } = outcome;
  if (!outcome.ok) return { ok: false, error: errorBody(outcome.error), rate };
  return { ok: true, inspection: outcome.output, cache: meta.cache ?? "miss", rate };
}
