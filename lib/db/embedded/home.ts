import {
  chmodSync,
  chownSync,
  constants,
  fstatSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
} from "node:fs";
import { join } from "node:path";
import { SettingError } from "@/lib/env";
import { secretFile } from "@/lib/secret-file";

/** The user that PostgreSQL runs as; empty means the one this process runs as. */
export interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** Where the embedded PostgreSQL of one data folder keeps its files. */
export interface Home {
  readonly owner: Owner;
  readonly root: string;
  /** PostgreSQL's own data directory. */
  readonly cluster: string;
  /** The folder of the server's socket, its only door, as a path short enough to connect to. */
  readonly socketFolder: string;
  readonly logFile: string;
  /** The password for connections to the server. Outside PostgreSQL's folder, readable by this process's user alone. */
  readonly password: string;
}

/** PostgreSQL refuses to run as root, and initdb needs a user with a name: every system has this one. */
export const NOBODY = 65_534;

/** A socket's path has 104 bytes on macOS and 108 on Linux, the closing zero among them. */
const SOCKET_PATH_BYTES_MAX = 103;

export const SOCKET_PORT = 5432;
export const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;

/**
 * The home in this data folder, made if it is missing. As root, what root made is given to `nobody`, and a folder of
 * another user keeps that user, whom PostgreSQL then runs as. Throws a SettingError that names DATA_DIR where that
 * cannot be.
 */
export function openHome(dataDir: string): Home {
  const root = join(dataDir, "postgres");
  try {
    // Nobody else enters: what runs as the same user as PostgreSQL could read its files.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return {
      owner: takeOver(root),
      root,
      cluster: join(root, "cluster"),
      socketFolder: shortPath(root),
      logFile: join(root, "postgres.log"),
      password: secretFile(join(dataDir, "database-password"), "the database gets it at that start."),
    };
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new SettingError(
      `Setting DATA_DIR has a wrong value: the database cannot be stored in ${dataDir} (${reasonOf(error)}). ` +
        "Set it to a folder that this user may write to.",
    );
  }
}

/** Makes the folder if it is missing, closes it to all but its owner, and says who PostgreSQL runs as. */
function takeOver(folder: string): Owner {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory()) throw new Error("there is something that is not a folder");
  if (process.getuid?.() !== 0) {
    if (found.uid !== process.getuid?.()) throw new Error("it belongs to another user");
    chmodSync(folder, 0o700);
    return {};
  }
  if (found.uid !== 0) return { uid: found.uid, gid: found.gid };
  if ((found.mode & 0o022) !== 0) throw new Error("other users may write to it");
  chmodSync(folder, 0o700);
  giveToNobody(folder);
  chownSync(folder, NOBODY, NOBODY);
  return { uid: NOBODY, gid: NOBODY };
}

/** Gives away what is in a folder of root. Links are given themselves, never what they lead to. */
function giveToNobody(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveToNobody(path);
    if (entry.isFile() && lstatSync(path).nlink > 1) throw new Error(`${path} has a second name`);
    lchownSync(path, NOBODY, NOBODY);
  }
}

/** Descriptors of the folders whose paths are too long for a socket, open for as long as this process runs. */
const openFolders = new Map<string, number>();

/**
 * A path to the folder that leaves room for the socket's name: its own, or on Linux the one of an open descriptor. So
 * no folder is needed in a place that other users may write to.
 */
function shortPath(folder: string, platform = process.platform): string {
  const tooLong = Buffer.byteLength(join(folder, SOCKET_NAME)) - SOCKET_PATH_BYTES_MAX;
  if (tooLong <= 0) return folder;
  if (platform !== "linux") throw new Error(`its path is ${tooLong} bytes too long for a socket`);
  const known = openFolders.get(folder);
  if (known !== undefined && fstatSync(known).ino === lstatSync(folder).ino) return `/proc/self/fd/${known}`;
  const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  openFolders.set(folder, descriptor);
  return `/proc/self/fd/${descriptor}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  return error instanceof Error ? error.message : String(error);
}

/**
 * The name of the data directory for a program of PostgreSQL that runs in it. Through this link it reaches a directory
 * below one that its user cannot enter, such as /root: a process keeps its working directory when it gives up rights.
 */
export function dataDirectory(path: string, platform = process.platform): string {
  return platform === "linux" ? "/proc/self/cwd" : path;
}
