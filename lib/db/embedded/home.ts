import { createHash } from "node:crypto";
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { SettingError } from "@/lib/env";

/** The user that PostgreSQL runs as; empty means the one this process runs as. */
export interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** Where the embedded PostgreSQL of one data folder keeps its things. */
export interface Home {
  readonly owner: Owner;
  readonly root: string;
  /** PostgreSQL's own data directory. */
  readonly cluster: string;
  /** Holds the socket, the server's only door. */
  readonly socketFolder: string;
  readonly logFile: string;
}

/** PostgreSQL refuses to run as root, and initdb wants a user with a name: nobody has one everywhere. */
const NOBODY = 65_534;

/** A socket's path has 104 bytes on macOS and 108 on Linux, the closing zero among them. */
const SOCKET_PATH_BYTES_MAX = 103;

export const SOCKET_PORT = 5432;
export const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;

/**
 * The home in this data folder, made if it is missing, with everything in it owned by PostgreSQL's user.
 * Throws a SettingError that names DATA_DIR where that cannot be.
 */
export function openHome(dataDir: string, temporary = tmpdir()): Home {
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const root = join(dataDir, "postgres");
  try {
    // Nobody else enters: what runs as the same user as PostgreSQL could read its files.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    own(root, owner);
    const inRoot = Buffer.byteLength(join(root, SOCKET_NAME)) <= SOCKET_PATH_BYTES_MAX;
    const place = owner.uid === undefined ? temporary : ([temporary, "/tmp"].find(isOpen) ?? temporary);
    const socketFolder = inRoot ? root : join(place, `headlight-${shortHash(root)}`);
    own(socketFolder, owner);
    return { owner, root, cluster: join(root, "cluster"), socketFolder, logFile: join(root, "postgres.log") };
  } catch (error) {
    throw new SettingError(
      `Setting DATA_DIR has a wrong value: the database cannot be kept in ${dataDir} (${reasonOf(error)}). ` +
        "Set it to a folder that this user may write to.",
    );
  }
}

/** Makes the folder if it is missing and gives it, with all that is in it, to PostgreSQL's user. */
function own(folder: string, { uid, gid }: Owner): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory()) throw new Error("there is something that is not a folder");
  if (uid === undefined || gid === undefined) {
    if (found.uid !== process.getuid?.()) throw new Error("it belongs to another user");
  } else if (found.uid !== uid) {
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      chownSync(join(folder, path), uid, gid);
    chownSync(folder, uid, gid);
  }
  chmodSync(folder, 0o700);
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  return error instanceof Error ? error.message : String(error);
}

/**
 * How a program of PostgreSQL that runs in the data directory is told of it. Through this link it reaches a directory
 * below one that its user cannot enter, such as /root: a process keeps its working directory when it gives up rights.
 */
export function dataDirectory(path: string, platform = process.platform): string {
  return platform === "linux" ? "/proc/self/cwd" : path;
}

const OTHERS_MAY_ENTER = 0o001;

/** Whether every user may enter the folder and all those above it; false where it does not exist. */
export function isOpen(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & OTHERS_MAY_ENTER) === 0) return false;
  const above = dirname(folder);
  return above === folder || isOpen(above);
}
