import { setTimeout as pause } from "node:timers/promises";
import type PgBoss from "pg-boss";
import type { Database } from "@/lib/db/database";
import type { Log } from "@/lib/log";
import type { JobKind, WorkTerms } from "./queue";

/** How often an idle worker looks for jobs that other processes added. */
const POLL_MS = 1_000;
/** How long it waits for a database that is away. */
const AWAY_MS = 5_000;

interface WorkerParts {
  readonly kind: JobKind;
  readonly terms: WorkTerms;
  readonly open: () => Promise<PgBoss>;
  readonly db: Pick<Database, "isAway">;
  readonly log: Log;
}

/** Takes up the jobs of one kind, as many at once as it may. */
export class Worker {
  readonly #parts: WorkerParts;
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  readonly #loop: Promise<void>;
  #nudge = new AbortController();

  constructor(parts: WorkerParts) {
    this.#parts = parts;
    this.#loop = this.#run();
  }

  /** Looks for jobs now instead of at the next turn. */
  wake(): void {
    this.#nudge.abort();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#nudge.abort();
    await this.#loop;
    await Promise.all(this.#running);
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#nudge = new AbortController();
      const waitMs = await this.#takeUp();
      if (waitMs > 0) await this.#rest(waitMs);
    }
  }

  /** Starts what there is to do, and returns how long to wait for more. */
  async #takeUp(): Promise<number> {
    const { kind, terms, open, db, log } = this.#parts;
    const free = terms.concurrency - this.#running.size;
    if (free === 0) return POLL_MS;
    try {
      const boss = await open();
      const jobs = await boss.fetch<object>(kind.name, { batchSize: free });
      for (const job of jobs) this.#start(boss, job);
      return jobs.length === free ? 0 : POLL_MS;
    } catch (error) {
      if (!db.isAway()) log.warn({ queue: kind.name, err: error }, "the queue cannot be reached");
      return AWAY_MS;
    }
  }

  #start(boss: PgBoss, job: PgBoss.Job<object>): void {
    const work = this.#handle(boss, job).finally(() => {
      this.#running.delete(work);
      this.wake();
    });
    this.#running.add(work);
  }

  async #handle(boss: PgBoss, { id, data }: PgBoss.Job<object>): Promise<void> {
    const { kind, terms, db, log } = this.#parts;
    try {
      await terms.handle(data, this.#stopping.signal);
      await boss.complete(kind.name, id);
    } catch (error) {
      const isExpected = this.#stopping.signal.aborted || db.isAway();
      if (!isExpected) log.warn({ queue: kind.name, err: error }, "a job failed");
      // One that cannot even be given back now is given out again when it expires.
      await boss.fail(kind.name, id).catch(() => undefined);
    }
  }

  async #rest(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#nudge.signal }).catch(() => undefined);
  }
}
