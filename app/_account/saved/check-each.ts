import type { SavedUrlView } from "@/lib/services/saved-urls/saved-url";
import type { Sent } from "../send";

export type Checkable = Pick<SavedUrlView, "id" | "url" | "label">;

/** A page whose check failed, and why, in words. */
interface FailedCheck {
  readonly record: Checkable;
  readonly message: string;
}

export interface ChecksSoFar {
  /** Pages that were tried. */
  readonly tried: number;
  readonly failed: readonly FailedCheck[];
  /** Why the rest was left, in words; null while nothing speaks against going on. */
  readonly halt: string | null;
}

interface EachOptions {
  readonly signal: AbortSignal;
  check(record: Checkable): Promise<Sent<unknown>>;
  onProgress(sofar: ChecksSoFar): void;
}

export const NOTHING_TRIED: ChecksSoFar = { tried: 0, failed: [], halt: null };

/** What the next page would meet too. */
const HALTING: ReadonlySet<string> = new Set(["rate_limited", "overloaded", "unavailable", "unauthorized"]);

/** Checks saved pages one after the other, until all are done, one meets what the others would, or the signal ends it. */
export async function checkEach(
  records: readonly Checkable[],
  { signal, check, onProgress }: EachOptions,
): Promise<ChecksSoFar> {
  let sofar = NOTHING_TRIED;
  for (const record of records) {
    if (signal.aborted || sofar.halt !== null) return sofar;
    sofar = add(sofar, record, await check(record));
    onProgress(sofar);
  }
  return sofar;
}

function add({ tried, failed }: ChecksSoFar, record: Checkable, sent: Sent<unknown>): ChecksSoFar {
  if (sent.ok) return { tried: tried + 1, failed, halt: null };
  const { error, message = error } = sent.error;
  if (HALTING.has(error)) return { tried, failed, halt: message };
  return { tried: tried + 1, failed: [...failed, { record, message }], halt: null };
}
