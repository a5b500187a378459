import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Makes the links between PostgreSQL's libraries that are missing: an npm package holds none, and the script that makes
 * them is not run where install scripts are off.
 */
export function linkLibraries(native: string): void {
  const links: readonly Link[] = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8"));
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
  }
}

/**
 * The folder of a copy of these programs that anyone may run, made unless it is there; null where none can be.
 * A link, or a folder that others own or may write to, is not trusted.
 */
export function copyPrograms(native: string, place: string): string | null {
  const copy = join(place, `headlight-${basename(dirname(native))}-${versionOf(native)}`);
  try {
    if (!existsSync(copy)) {
      const partFolder = mkdtempSync(`${copy}-`);
      cpSync(native, partFolder, { recursive: true, verbatimSymlinks: true });
      openToAll(partFolder);
      publish(partFolder, copy);
    }
    const found = lstatSync(copy);
    const isOurs = found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
    return isOurs ? copy : null;
  } catch {
    return null;
  }
}

function versionOf(native: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(dirname(native), "package.json"), "utf8"),
  );
  return version;
}

/** Another process may have been faster; its copy is as good. */
function publish(partFolder: string, copy: string): void {
  try {
    renameSync(partFolder, copy);
  } catch (error) {
    rmSync(partFolder, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
  }
}
