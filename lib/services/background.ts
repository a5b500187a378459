import { setImmediate } from "node:timers/promises";
import type { Log } from "@/lib/log";

/** Work that goes on after a caller has been answered. */
export interface Background {
  /** Starts once what is running now has been answered. What it throws is logged under its name. */
  run(name: string, task: () => Promise<unknown>): void;
  /** Resolves when nothing is running any more. */
  settled(): Promise<void>;
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, task) {
      const work = start(task)
        .catch((error: unknown) => log.error({ task: name, err: error }, "failed in the background"))
        .then(() => void running.delete(work));
      running.add(work);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** An answer is written in the turn in which its operation ends, so the turn after the next is late enough. */
async function start(task: () => Promise<unknown>): Promise<unknown> {
  await setImmediate();
  await setImmediate();
  return task();
}
