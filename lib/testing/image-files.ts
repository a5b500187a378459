import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("images/", import.meta.url);

/** A file that images/make.sh made: 1200 × 630 pixels unless its name or that script says otherwise. */
export function readImageFile(name: string): Buffer {
  return readFileSync(new URL(name, FOLDER));
}

/** All of them, in the order of their names. */
export function allImageFiles(): readonly Buffer[] {
  const names = readdirSync(FOLDER).filter((name) => name !== "make.sh");
  return names.sort().map(readImageFile);
}
