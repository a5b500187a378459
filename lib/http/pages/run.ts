import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import type { z } from "zod";
import type { Inspection } from "@/lib/inspect/report";
import type { Rate } from "@/lib/limits/bucket";
import { PLANS, type Plan } from "@/lib/limits/plans";
import { pageTurn } from "@/lib/limits/slots";
import { type ErrorBody, errorBody } from "@/lib/services/error-body";
import { viewInspection } from "@/lib/services/inspections/inspect";
import { type Operation, runOperation, type View } from "@/lib/services/operation";
import { sharedResources } from "@/lib/services/resources";
import { startPendingCheck } from "../checks/progress";
import { callerOf } from "../operations/caller";
import { noteFacts, outcomeFacts } from "../operations/request";
import { signInPath } from "../sign-in/pages";
import { setPageStatus } from "./status";

/** What a page shows: an output or an error. */
export type PageRun<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly error: ErrorBody };

interface PageRunOptions {
  /** Path and query of the page, to come back to after signing in. */
  readonly here: string;
}

/**
 * Runs a view or an operation for the visitor whose page is being rendered. Anonymous visitors are sent to sign in, and
 * `not_found` becomes the not-found page. Any other error is the page's to show, and its status the response's. Call it
 * before anything is rendered.
 */
export async function runForPage<Input extends z.ZodObject, Output extends z.ZodType<object, object>>(
  operation: Operation<Input, Output> | View<Input, Output>,
  input: Readonly<Record<string, unknown>>,
  { here }: PageRunOptions,
): Promise<PageRun<z.output<Output>>> {
  const caller = await pageCaller();
  const outcome = await runOperation({ ...sharedResources(), caller }, operation, async () => input);
  noteFacts(await headers(), outcomeFacts(outcome, operation.name, caller));
  if (outcome.ok) {
    await pageTurn();
    return { ok: true, output: outcome.output };
  }
  if (outcome.error.code === "unauthorized") redirect(signInPath(here));
  if (outcome.error.code === "not_found") notFound();
  setPageStatus(await headers(), outcome.error.status);
  return { ok: false, error: errorBody(outcome.error) };
}

/** The caller whose page is being rendered. Looked up once a page. */
export const pageCaller = cache(async () => callerOf(await headers(), sharedResources()));

/** The plan of the caller whose page is being rendered, and Pro to compare it with. */
export async function pagePlan(): Promise<{ readonly own: Plan; readonly pro: Plan }> {
  const { plan } = await pageCaller();
  return { own: PLANS[plan], pro: PLANS.pro };
}

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
      /** When the page was fetched, in ISO 8601. */
      readonly checkedAt: string;
      readonly rate: Rate | null;
    }
  | { readonly ok: false; readonly error: ErrorBody; readonly rate: Rate | null };

/** Checks a page for the visitor whose page is being rendered, at the same rate limit as `GET /inspect`. Never throws. */
export async function checkForPage(url: string, { fresh }: PageCheckOptions): Promise<PageCheck> {
  const caller = await pageCaller();
  const { signal, end } = startPendingCheck(await headers(), url);
  const ctx = { ...sharedResources(), signal, caller };
  const outcome = await runOperation(ctx, viewInspection, async () => ({ url, fresh })).finally(end);
  noteFacts(await headers(), outcomeFacts(outcome, viewInspection.name, caller));
  const { rate, meta } = outcome;
  if (!outcome.ok) return { ok: false, error: errorBody(outcome.error), rate };
  const { cache: from = "miss", ageSeconds = 0 } = meta;
  const checkedAt = new Date(ctx.clock.now() - ageSeconds * 1000).toISOString();
  return { ok: true, inspection: outcome.output, cache: from, checkedAt, rate };
}
