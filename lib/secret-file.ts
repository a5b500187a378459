import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { AUTH_SECRET, SettingError } from "@/lib/env";

const BYTES = 32;

/**
 * The secret in this file, readable by this user alone; made when the file is missing. `ifRemoved` says what a new one
 * would change, for the message. Throws a SettingError when the secret can be neither read nor stored, when the file is
 * a link, and when what is in it is no secret.
 */
export function secretFile(path: string, ifRemoved: string): string {
  const stored = read(path, ifRemoved);
  if (stored !== null) return stored;
  store(path);
  const made = read(path, ifRemoved);
  if (made === null) throw unusable(path, "it is gone again", ifRemoved);
  return made;
}

function store(path: string): void {
  const folder = dirname(path);
  const partFile = `${path}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(partFile, `${randomBytes(BYTES).toString("base64url")}\n`, { mode: 0o600, flush: true });
    putInPlace(partFile, path);
  } catch (error) {
    throw new SettingError(
      `Setting DATA_DIR has a wrong value: no secret can be stored in ${folder} (${codeOf(error)}). ` +
        "Set it to a folder that this user may write to.",
    );
  }
}

/** Several processes may start at once: the file appears whole under its name, and the first one's stays. */
function putInPlace(partFile: string, path: string): void {
  try {
    linkSync(partFile, path);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    rmSync(partFile, { force: true });
  }
}

function read(path: string, ifRemoved: string): string | null {
  let secret: string;
  try {
    secret = readClosed(path);
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return null;
    throw unusable(path, `it cannot be read: ${codeOf(error)}`, ifRemoved);
  }
  if (AUTH_SECRET.test(secret)) return secret;
  throw unusable(path, "it is damaged", ifRemoved);
}

function readClosed(path: string): string {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return readFileSync(file, "utf8").trim();
  } finally {
    closeSync(file);
  }
}

function unusable(path: string, reason: string, ifRemoved: string): SettingError {
  return new SettingError(
    `The secret in ${path} cannot be used (${reason}). Remove it and the next start makes a new one; ${ifRemoved}`,
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
