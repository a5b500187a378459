import { statSync } from "node:fs";
import { dirname } from "node:path";

const OTHERS_MAY_ENTER = 0o001;

/** Whether every user may enter the folder and all those above it; false where it does not exist. */
export function isOpen(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & OTHERS_MAY_ENTER) === 0) return false;
  const above = dirname(folder);
  return above === folder || isOpen(above);
}
