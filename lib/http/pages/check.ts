import { headers } from "next/headers";
import type { Inspection } from "@/lib/inspect/report";
import type { Rate } from "@/lib/limits/bucket";
import { type ErrorBody, errorBody } from "@/lib/services/error-body";
import { view } from "@/lib/services/inspections/view";
import { runOperation } from "@/lib/services/operation";
import { sharedResources } from "@/lib/services/resources";
import { awaitCheck } from "../checks/pending-check";
import { pageCaller } from "./caller";

export interface PageCheckOptions {
  /** Passes the cache by and replaces what it holds. */
  readonly fresh: boolean;
}

/** What a page draws: the inspection and whether the cache had it, or the error; with what the visitor has left. */
export type PageCheck =
  | {
      readonly ok: true;
      readonly inspection: Inspection;
      readonly cache: "hit" | "miss";
      readonly rate: Rate | null;
    }
  | { readonly ok: false; readonly error: ErrorBody; readonly rate: Rate | null };

/** Checks a page for the visitor whose request is being rendered, from the same budget as `GET /inspect`. Never throws. */
export async function checkForPage(url: string, { fresh }: PageCheckOptions): Promise<PageCheck> {
  const caller = await pageCaller();
  const { left, end } = awaitCheck(await headers(), url);
  const ctx = { ...sharedResources(), left, caller };
  const outcome = await runOperation(ctx, view, async () => ({ url, fresh })).finally(end);
  const { rate, notes } = outcome;
  if (!outcome.ok) return { ok: false, error: errorBody(outcome.error), rate };
  return { ok: true, inspection: outcome.output, cache: notes.cache ?? "miss", rate };
}
