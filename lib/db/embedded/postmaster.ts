import { spawn } from "node:child_process";
import { closeSync, constants, fstatSync, ftruncateSync, openSync } from "node:fs";
import { dataDirectory, type Home } from "./home";
import type { Programs } from "./programs";

const LOG_BYTES_MAX = 1_048_576;

/** A PostgreSQL server that lives no longer than this process. */
export interface Postmaster {
  readonly exited: Promise<void>;
  /** Ends running queries and shuts the server down; settles when it is gone. */
  stop(): Promise<void>;
}

/**
 * Its shell holds the reading end of a pipe from this process. When this process ends in whatever way, the read
 * returns and the server is told to shut down.
 */
const WATCHED = `exec 3<&0
"$@" </dev/null 3<&- & server=$!
{ read -r _ <&3; kill -INT "$server"; } 2>/dev/null & watch=$!
exec 3<&-
wait "$server"; code=$?
kill "$watch" 2>/dev/null
exit "$code"`;

/** Starts PostgreSQL on this home's socket alone, with no port. `settings` are PostgreSQL's own. */
export function runPostmaster(
  home: Home,
  programs: Programs,
  settings: Readonly<Record<string, string>> = {},
): Postmaster {
  const all = {
    listen_addresses: "",
    unix_socket_directories: "..",
    unix_socket_permissions: "0700",
    shared_buffers: "32MB",
    max_connections: "60",
    max_wal_size: "256MB",
    timezone: "UTC",
    // The log tells of the server. What a statement was rejected for holds email addresses and hashes, and goes nowhere.
    log_min_messages: "log",
    log_checkpoints: "off",
    ...settings,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openLog(home.logFile);
  const child = spawn(
    "/bin/sh",
    ["-c", WATCHED, "sh", programs.postgres, "-D", dataDirectory(home.cluster), ...options],
    // A group of its own: the terminal's Ctrl-C is for this process, which stops the server last.
    { ...home.owner, cwd: home.cluster, stdio: ["pipe", log, log], detached: true },
  );
  closeSync(log);
  const exited = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
  const { stdin } = child;
  stdin?.on("error", () => undefined);
  void exited.then(() => stdin?.destroy());
  child.unref();
  return {
    exited,
    stop() {
      child.ref();
      stdin?.end();
      return exited;
    },
  };
}

/** The folder is PostgreSQL's user's, who could plant a link there that this process, as root, would write to. */
function openLog(path: string): number {
  const { O_WRONLY, O_CREAT, O_APPEND, O_NOFOLLOW } = constants;
  const log = openSync(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, 0o600);
  const { size, nlink } = fstatSync(log);
  if (nlink > 1) {
    closeSync(log);
    throw new Error(`${path} has a second name.`);
  }
  if (size > LOG_BYTES_MAX) ftruncateSync(log);
  return log;
}
