import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "@/lib/env";

const FILE = "auth-secret";
const BYTES = 32;

/**
 * The secret behind what browsers give back: the one that is set, else one made on the first call and kept in the data
 * folder, readable by this user alone. Throws what the file system says when it can neither be read nor kept.
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
  return read(path) ?? make(dataDir, path);
}

/** Several processes may start at once: the file appears whole under its name, and the first one's stays. */
function make(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(BYTES).toString("base64url")}\n`, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return read(path) ?? "";
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
