import type PgBoss from "pg-boss";
import type { Database } from "@/lib/db/database";
import type { Transaction } from "@/lib/db/transaction";
import type { Log } from "@/lib/log";
import type { JobKind, NewJob, Queue } from "./queue";
import { Worker } from "./worker";

/** How often lost jobs are looked for, in all processes together. */
const MAINTENANCE_SECONDS = 30;
const RETRY_DELAY_SECONDS = 5;
/** A finished job is of no further use. */
const ARCHIVE_AFTER_SECONDS = 60;
const DELETE_AFTER_HOURS = 24;

interface QueueParts {
  readonly db: Database;
  readonly log: Log;
  /** Every kind of job there is. */
  readonly kinds: readonly JobKind[];
}

/** A queue in the service's own database. Nothing of it is started before it is used. */
export function createQueue({ db, log, kinds }: QueueParts): Queue {
  const workers: Worker[] = [];
  let starting: Promise<PgBoss> | null = null;
  const open = () => {
    starting ??= start(db, kinds).catch((error: unknown) => {
      starting = null;
      throw error;
    });
    return starting;
  };
  return {
    async open() {
      await open();
    },
    async add(jobs, tx) {
      const boss = await open();
      await boss.insert(jobs.map(toInsert), tx ? { db: within(tx) } : {});
    },
    async waiting() {
      const boss = await open();
      const sizes = kinds.map(async ({ name }) => [name, await boss.getQueueSize(name)] as const);
      return Object.fromEntries(await Promise.all(sizes));
    },
    work(kind, terms) {
      workers.push(new Worker({ kind, terms, open, db, log }));
    },
    wake() {
      for (const worker of workers) worker.wake();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
      const boss = await starting?.catch(() => null);
      await boss?.stop({ graceful: false });
    },
  };
}

async function start(db: Database, kinds: readonly JobKind[]): Promise<PgBoss> {
  const { default: Boss } = await import("pg-boss");
  const boss = new Boss({
    db: { executeSql: (text, values) => db.query(text, values) },
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    archiveCompletedAfterSeconds: ARCHIVE_AFTER_SECONDS,
    deleteAfterHours: DELETE_AFTER_HOURS,
  });
  // Maintenance that fails runs again in its next turn; without a listener the event would end the process.
  boss.on("error", () => undefined);
  await boss.start();
  for (const { name, expireSeconds, retries } of kinds) {
    const options = { expireInSeconds: expireSeconds, retryLimit: retries, retryBackoff: true };
    await boss.createQueue(name, { name, policy: "short", retryDelay: RETRY_DELAY_SECONDS, ...options });
  }
  return boss;
}

function toInsert({ kind, data, key, afterSeconds }: NewJob): PgBoss.JobInsert {
  return {
    name: kind.name,
    data,
    // Jobs without a key of their own may not count as the same.
    singletonKey: key ?? crypto.randomUUID(),
    ...(afterSeconds === undefined ? {} : { startAfter: String(afterSeconds) }),
  };
}

/** The queue's statements as a part of this transaction. */
function within(tx: Transaction): PgBoss.Db {
  return { executeSql: async (text, values) => ({ rows: await tx.$queryRawUnsafe(text, ...values) }) };
}
