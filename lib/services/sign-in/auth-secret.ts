import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AUTH_SECRET, SettingError, type Settings } from "@/lib/env";

const FILE = "auth-secret";
const BYTES = 32;

/**
 * The secret behind what browsers give back: the one that is set, else one made on the first call and kept in the data
 * folder, readable by this user alone. Throws a SettingError when it can neither be read nor kept, and when what is kept
 * is none, since anyone could sign with an empty one.
 */
export function createAuthSecret({
  authSecret,
  dataDir,
}: Pick<Settings, "authSecret" | "dataDir">): () => string {
  let known = authSecret;
  return () => {
    known ??= keptSecret(dataDir);
    return known;
  };
}

function keptSecret(dataDir: string): string {
  const path = join(dataDir, FILE);
  const kept = read(path);
  if (kept !== null) return kept;
  keepNew(dataDir, path);
  const made = read(path);
  if (made === null) throw unusable(path, "it is gone again");
  return made;
}

function keepNew(dataDir: string, path: string): void {
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(draft, `${randomBytes(BYTES).toString("base64url")}\n`, { mode: 0o600, flush: true });
    putInPlace(draft, path);
  } catch (error) {
    throw new SettingError(
      `Setting DATA_DIR has a wrong value: no secret can be kept in ${dataDir} (${codeOf(error)}). ` +
        "Set it to a folder that this user may write to.",
    );
  }
}

/** Several processes may start at once: the file appears whole under its name, and the first one's stays. */
function putInPlace(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(path: string): string | null {
  try {
    const secret = readFileSync(path, "utf8").trim();
    if (AUTH_SECRET.test(secret)) return secret;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return null;
    throw unusable(path, `it cannot be read: ${codeOf(error)}`);
  }
  throw unusable(path, "it is damaged");
}

function unusable(path: string, reason: string): SettingError {
  return new SettingError(
    `The secret kept in ${path} cannot be used (${reason}). ` +
      "Remove it and the next start makes a new one; only sign-in links mailed before stop working.",
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
