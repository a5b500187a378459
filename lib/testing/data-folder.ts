import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

interface FolderOptions {
  /** A path below the folder, such as `a folder/data`; made up to its last part. */
  readonly below?: string;
  /** The folder's own rights; open to everyone when absent. */
  readonly mode?: number;
}

/** The path of a data folder that is not there yet, in a folder of its own that goes with the test. */
export function dataFolder({ below = "data", mode = 0o755 }: FolderOptions = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "headlight-data-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, mode);
  const path = join(folder, below);
  mkdirSync(join(path, ".."), { recursive: true });
  return path;
}
