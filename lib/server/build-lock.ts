import { closeSync, existsSync, openSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const FILE = ".build.lock";
const LOOK_MS = 250;
/** A build that runs says so this often; one that has said nothing for the longer time was killed. */
const SIGN_OF_LIFE_MS = 1_000;
const DEAD_MS = 30_000;

/**
 * Runs `build` alone in this folder: processes that start at the same time there, such as a server and its workers,
 * wait for one another. Returns what it returns.
 */
export async function buildAlone<Result>(root: string, build: () => Promise<Result>): Promise<Result> {
  const file = join(root, FILE);
  while (!take(file)) await pause(LOOK_MS);
  // A process that was stopped for so long that it was taken for dead has lost its lock.
  const sign = setInterval(
    () => existsSync(file) && utimesSync(file, new Date(), new Date()),
    SIGN_OF_LIFE_MS,
  );
  try {
    return await build();
  } finally {
    clearInterval(sign);
    rmSync(file, { force: true });
  }
}

/** Whether the lock is now ours. */
function take(file: string): boolean {
  try {
    closeSync(openSync(file, "wx"));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const changedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changedMs > DEAD_MS) rmSync(file, { force: true });
    return false;
  }
}
