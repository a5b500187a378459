import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lchownSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { dataDirectory, type Home } from "./home";
import type { Programs } from "./programs";

const run = promisify(execFile);

const ARGUMENTS = [
  "--username=postgres",
  "--auth=trust",
  "--encoding=UTF8",
  "--locale=C",
  "--no-instructions",
];

/** Replaces the file in one step. It runs as PostgreSQL's user, who owns the folder and could plant a link in it. */
const REPLACE = "umask 077 && cat > pg_hba.conf.new && mv pg_hba.conf.new pg_hba.conf";

/**
 * Has the cluster in this directory ask for the home's password, unless it does. Clusters of earlier versions let in
 * every process of PostgreSQL's user. No server may be running on it; throws when one is.
 */
export async function protectCluster(directory: string, home: Home, programs: Programs): Promise<void> {
  const access = accessFile(home.password);
  if (readAccess(directory) === access) return;
  // PostgreSQL's single-user mode takes commands without asking for a password; this one is on no command line.
  const statement = `ALTER ROLE postgres PASSWORD '${home.password.replaceAll("'", "''")}'\n`;
  const single = ["--single", "-D", dataDirectory(directory), "postgres"];
  const { stderr } = await runWith(statement, programs.postgres, single, { ...home.owner, cwd: directory });
  if (/\b(?:ERROR|FATAL|PANIC):/.test(stderr)) throw new Error("The database did not take its password.");
  await runWith(access, "/bin/sh", ["-c", REPLACE], { ...home.owner, cwd: directory });
}

/** Who may connect, with a digest that tells which password the role has. */
function accessFile(password: string): string {
  const digest = createHash("sha256").update(password).digest("hex");
  return `# Written by Headlight. Password: SHA-256 ${digest}\nlocal all postgres scram-sha-256\n`;
}

function readAccess(directory: string): string | null {
  try {
    return readFileSync(join(directory, "pg_hba.conf"), "utf8");
  } catch {
    return null;
  }
}

interface Process {
  readonly uid?: number;
  readonly gid?: number;
  readonly cwd: string;
}

function runWith(input: string, program: string, args: readonly string[], options: Process) {
  const running = run(program, args, options);
  // A program that ends early closes its input; its exit code says why.
  running.child.stdin?.on("error", () => undefined);
  running.child.stdin?.end(input);
  return running;
}

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
