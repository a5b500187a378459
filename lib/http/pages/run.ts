import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import type { z } from "zod";
import { type ErrorBody, errorBody } from "@/lib/services/error-body";
import { type Operation, runOperation, type View } from "@/lib/services/operation";
import { sharedResources } from "@/lib/services/resources";
import { signInPath } from "../sign-in/pages";
import { pageCaller } from "./caller";
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
  const ctx = { ...sharedResources(), caller: await pageCaller() };
  const outcome = await runOperation(ctx, operation, async () => input);
  if (outcome.ok) return { ok: true, output: outcome.output };
  if (outcome.error.code === "unauthorized") redirect(signInPath(here));
  if (outcome.error.code === "not_found") notFound();
  setPageStatus(await headers(), outcome.error.status);
  return { ok: false, error: errorBody(outcome.error) };
}
