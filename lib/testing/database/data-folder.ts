import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@/lib/testing/test-folder";

interface FolderOptions {
  /** A path below the folder, such as `a folder/data`; made up to its last part. */
  readonly below?: string;
  /** The folder's own rights; open to everyone when absent. */
  readonly mode?: number;
}

/** The path of a data folder that is not there yet, in a folder of its own that goes with the test. */
export function dataFolder({ below = "data", mode }: FolderOptions = {}): string {
  const path = join(testFolder(mode), below);
  mkdirSync(join(path, ".."), { recursive: true });
  return path;
}
