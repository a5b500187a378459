import type { z } from "zod";
import type { Resources } from "@/lib/services/context";
import { type Operation, runOperation, type View } from "@/lib/services/operation";
import type { TestAccount } from "./test-account";

/** Runs an operation or a view as the account's browser does. Rejects with its AppError. */
export async function runAs<Input extends z.ZodObject, Output extends z.ZodType<object, object>>(
  resources: Resources,
  { caller }: Pick<TestAccount, "caller">,
  operation: Operation<Input, Output> | View<Input, Output>,
  input: Readonly<Record<string, unknown>> = {},
): Promise<z.output<Output>> {
  const outcome = await runOperation({ ...resources, caller }, operation, async () => input);
  if (!outcome.ok) throw outcome.error;
  return outcome.output;
}

/** What came of calls that were made at once: how many were done, and the errors of the others. */
export async function allAtOnce(calls: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls);
  const errors: unknown[] = settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  return { done: settled.length - errors.length, errors };
}
