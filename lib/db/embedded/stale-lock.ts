import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Home, SOCKET_NAME } from "./home";

/**
 * Removes the lock of a server that is gone. PostgreSQL does so itself unless the process number in it is taken by a
 * stranger of the same user by now, as happens where a container starts anew with the same few numbers.
 */
export function removeStaleLock(home: Home): void {
  const lock = join(home.cluster, "postmaster.pid");
  if (!existsSync(lock) || isServed(home, lock)) return;
  rmSync(lock, { force: true });
  rmSync(join(home.socketFolder, `${SOCKET_NAME}.lock`), { force: true });
}

/** Every process of a PostgreSQL server works in its data directory. */
function isServed({ cluster }: Home, lock: string): boolean {
  if (process.platform !== "linux") return isPostgres(readFileSync(lock, "utf8").split("\n", 1)[0] ?? "");
  const directory = realpathSync(cluster);
  return readdirSync("/proc").some((name) => /^\d+$/.test(name) && workingDirectory(name) === directory);
}

function workingDirectory(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

function isPostgres(pid: string): boolean {
  try {
    return execFileSync("ps", ["-p", pid, "-o", "comm="], { encoding: "utf8" }).includes("postgres");
  } catch {
    return false;
  }
}
