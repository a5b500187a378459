// Work that outlives a request and the process: each job is a row of the database until it is done.
import type { Transaction } from "@/lib/db/transaction";

/** A kind of job. Its handler must be idempotent: a job whose worker ended is given out again. */
export interface JobKind {
  readonly name: string;
  /** After so long without an end, a job counts as lost and is given out again. */
  readonly expireSeconds: number;
  /** How often a job that failed or was lost is tried again, with growing pauses. */
  readonly retries: number;
}

export interface NewJob {
  readonly kind: JobKind;
  /** Plain data that survives JSON. */
  readonly data: object;
  /** While a job of the same kind and key waits, another is not added. */
  readonly key?: string;
  /** Not before so many seconds from now. */
  readonly afterSeconds?: number;
}

export interface WorkTerms {
  /** Jobs at the same time in this process. */
  readonly concurrency: number;
  /** Throwing fails the job, which is then tried again. */
  readonly handle: (data: unknown, signal: AbortSignal) => Promise<void>;
}

export interface Queue {
  /** Makes sure that jobs can be added, which is not for a transaction to wait for. Throws `unavailable`. */
  open(): Promise<void>;
  /** Adds jobs. With `tx` they exist exactly when that transaction commits. Throws `unavailable`. */
  add(jobs: readonly NewJob[], tx?: Transaction): Promise<void>;
  /** Takes up jobs of a kind from now on; while the database is away it waits for it. */
  work(kind: JobKind, terms: WorkTerms): void;
  /** How many jobs of each kind wait, by its name. Throws `unavailable`. */
  waiting(): Promise<Readonly<Record<string, number>>>;
  /** Looks for waiting jobs at once: some have been added in this process. */
  wake(): void;
  /**
   * Takes up nothing any more, aborts the signals of what runs and waits for it to end; a job that then failed is given
   * out again.
   */
  stop(): Promise<void>;
}
