import { execFile } from "node:child_process";
import { existsSync, lchownSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { dataDirectory, type Home } from "./home";
import type { Programs } from "./programs";
import { protectCluster } from "./protect-cluster";

const ARGUMENTS = [
  "--username=postgres",
  "--auth=trust",
  "--encoding=UTF8",
  "--locale=C",
  "--no-instructions",
];

const run = promisify(execFile);

/**
 * Makes the database cluster of this home unless it is there. It is made aside and put in place when it is whole, so
 * that neither a crash nor a second process at the same moment leaves half of one.
 */
export async function makeCluster(home: Home, programs: Programs): Promise<void> {
  const { owner, root, cluster } = home;
  if (existsSync(cluster)) return;
  const draft = mkdtempSync(join(root, "making-"));
  try {
    if (owner.uid !== undefined && owner.gid !== undefined) lchownSync(draft, owner.uid, owner.gid);
    await run(programs.initdb, [...ARGUMENTS, `--pgdata=${dataDirectory(draft)}`], { ...owner, cwd: draft });
    await protectCluster(draft, home, programs);
    renameSync(draft, cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error;
  }
}
