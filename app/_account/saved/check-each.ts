import type { Sent } from "../send";

export interface Checkable {
  readonly id: string;
  /** What the page is called in messages. */
  readonly name: string;
}

/** A page whose check failed, and why, in words. */
interface FailedCheck {
  readonly record: Checkable;
  readonly message: string;
}

export interface ChecksSoFar {
  /** Pages that were tried. */
  readonly tried: number;
  readonly failed: readonly FailedCheck[];
  /** Why the rest is not checked, in words; null while checking goes on. */
  readonly halt: string | null;
}

interface EachOptions {
  readonly signal: AbortSignal;
  check(record: Checkable): Promise<Sent<unknown>>;
  onProgress(sofar: ChecksSoFar): void;
}

export const NOTHING_TRIED: ChecksSoFar = { tried: 0, failed: [], halt: null };

/** Errors that the next page would meet too. */
const HALTING: ReadonlySet<string> = new Set(["rate_limited", "overloaded", "unavailable", "unauthorized"]);

/** Checks saved pages one after the other, until all are done, an error would repeat for the others, or the signal aborts. */
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
