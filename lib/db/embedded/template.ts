import { chmodSync, cpSync, existsSync, lchownSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Owner } from "./home";

/** An empty cluster in the build, for users whom initdb refuses because they have no name. Nothing in it is secret. */
const TEMPLATE = join(".next", "headlight", "cluster");

interface Modes {
  readonly folder: number;
  readonly file: number;
  readonly owner?: Owner;
}

/** Keeps this cluster, on which no server runs, as the template of the build in this folder. Everyone may read it. */
export function saveTemplate(cluster: string, root: string): void {
  const template = join(root, TEMPLATE);
  rmSync(template, { recursive: true, force: true });
  mkdirSync(dirname(template), { recursive: true });
  cpSync(cluster, template, { recursive: true });
  setModes(template, { folder: 0o755, file: 0o644 });
}

/** Fills this empty folder with the template of the build, as its owner's; false where the build has none. */
export function copyTemplate(directory: string, owner: Owner, root = "."): boolean {
  const template = resolve(root, TEMPLATE);
  if (!existsSync(template)) return false;
  cpSync(template, directory, { recursive: true });
  setModes(directory, { folder: 0o700, file: 0o600, owner });
  return true;
}

function setModes(folder: string, modes: Modes): void {
  const { uid, gid } = modes.owner ?? {};
  const give = (path: string, mode: number) => {
    chmodSync(path, mode);
    if (uid !== undefined && gid !== undefined) lchownSync(path, uid, gid);
  };
  give(folder, modes.folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    give(join(entry.parentPath, entry.name), entry.isDirectory() ? modes.folder : modes.file);
  }
}
