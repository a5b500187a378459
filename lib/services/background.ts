import { setImmediate } from "node:timers/promises";
import type { Database } from "@/lib/db/database";
import type { Log } from "@/lib/log";

/** Work that continues after the response. */
export interface Background {
  /** Starts once the running operation's response is written. What it throws is logged with its name. */
  run(name: string, task: () => Promise<unknown>): void;
  /** Resolves when nothing is running. */
  settled(): Promise<void>;
}

export function createBackground(log: Log, db: Pick<Database, "isAway">): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, task) {
      const work = start(task)
        .catch((error: unknown) => {
          if (!db.isAway()) log.error({ task: name, err: error }, "failed in the background");
        })
        .then(() => void running.delete(work));
      running.add(work);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** A response is written in the turn in which its operation ends, so two turns later is late enough. */
async function start(task: () => Promise<unknown>): Promise<unknown> {
  await setImmediate();
  await setImmediate();
  return task();
}
