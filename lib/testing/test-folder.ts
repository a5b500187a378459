import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/**
 * A folder with the rights given that goes with the test, or with what `whenDone` waits for, such as `afterAll`; every
 * user may enter the folders above it.
 */
export function testFolder(mode = 0o755, whenDone: (remove: () => void) => void = onTestFinished): string {
  const place = isOpen(tmpdir()) ? tmpdir() : "/tmp";
  const path = mkdtempSync(join(place, "headlight-test-"));
  whenDone(() => rmSync(path, { recursive: true, force: true }));
  chmodSync(path, mode);
  return path;
}

const OTHERS_MAY_ENTER = 0o001;

/** Whether every user may enter the folder and all those above it; false where it does not exist. */
function isOpen(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & OTHERS_MAY_ENTER) === 0) return false;
  const above = dirname(folder);
  return above === folder || isOpen(above);
}
