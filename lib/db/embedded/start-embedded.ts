import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeCluster, protectCluster } from "./cluster";
import { responds } from "./connection";
import { type Home, SOCKET_NAME } from "./home";
import { type Postmaster, runPostmaster } from "./postmaster";
import { findPrograms, type Programs } from "./programs";

const START_TIMEOUT_MS = 30_000;
const POLL_MS = 20;

/** A server that responds. */
export interface Embedded {
  /** Stops the server if this process started it; another process's stays. */
  stop(): Promise<void>;
}

const ADOPTED: Embedded = { stop: async () => undefined };

/**
 * The PostgreSQL server of this home: the one that another process runs already, else one of our own. It comes back by
 * itself from whatever ended the last one. Throws with the end of PostgreSQL's log when none responds within 30 s.
 */
export async function startEmbedded(
  home: Home,
  settings: Readonly<Record<string, string>> = {},
): Promise<Embedded> {
  if (await responds(home)) return ADOPTED;
  const programs = await findPrograms(home.owner);
  await makeCluster(home, programs);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const postmaster = await launch(home, programs, settings);
    if (postmaster && (await settled(home, postmaster, deadline)) === "responds") return postmaster;
    // It lost a race, a server before it is not quite gone, or its lock is stale.
    if (await responds(home)) return ADOPTED;
    removeStaleLock(home);
    await pause(POLL_MS);
  }
  throw new Error(`PostgreSQL does not start: ${lastLine(home)}`);
}

/** Starts a server, behind its password; null when another one has the cluster at this moment. */
async function launch(
  home: Home,
  programs: Programs,
  settings: Readonly<Record<string, string>>,
): Promise<Postmaster | null> {
  try {
    await protectCluster(home.cluster, home, programs);
  } catch {
    return null;
  }
  return runPostmaster(home, programs, settings);
}

/** What becomes of a server just started. */
async function settled(
  home: Home,
  postmaster: Postmaster,
  deadline: number,
): Promise<"responds" | "exited" | "hangs"> {
  let gone = false;
  void postmaster.exited.then(() => {
    gone = true;
  });
  while (!gone && Date.now() < deadline) {
    if (await responds(home)) return "responds";
    await Promise.race([postmaster.exited, pause(POLL_MS)]);
  }
  return gone ? "exited" : "hangs";
}

function lastLine({ logFile }: Home): string {
  const lines = readFileSync(logFile, "utf8").trimEnd().split("\n");
  return lines.findLast((line) => line.includes("FATAL")) ?? lines.at(-1) ?? "";
}

/**
 * Removes the lock of a server that is gone. PostgreSQL does so itself unless another process of the same user has the
 * process number in it by now, as happens where a container restarts with the same few numbers.
 */
function removeStaleLock(home: Home): void {
  const lock = join(home.cluster, "postmaster.pid");
  if (!existsSync(lock) || isServed(home, lock)) return;
  rmSync(lock, { force: true });
  rmSync(join(home.root, `${SOCKET_NAME}.lock`), { force: true });
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
