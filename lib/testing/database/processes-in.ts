import { readdirSync, readlinkSync, realpathSync } from "node:fs";

/** The numbers of the processes that work in this directory; PostgreSQL's all do. Linux only. */
export function processesIn(directory: string): number[] {
  const target = realpathSync(directory);
  const numbers = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return numbers.filter((number) => workingDirectory(number) === target).map(Number);
}

function workingDirectory(number: string): string | null {
  try {
    return readlinkSync(`/proc/${number}/cwd`);
  } catch {
    return null;
  }
}
