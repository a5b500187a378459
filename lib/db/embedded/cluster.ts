import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lchownSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { dataDirectory, type Home, NOBODY, type Owner, openHome } from "./home";
import { findPrograms, type Programs } from "./programs";
import { copyTemplate, saveTemplate } from "./template";

const run = promisify(execFile);

const ARGUMENTS = [
  "--username=postgres",
  "--auth=trust",
  "--encoding=UTF8",
  "--locale=C",
  "--no-instructions",
];

/** As the user nobody in a namespace of its own, who is the calling user outside. Not every system allows it. */
const AS_NAMED = ["--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/**
 * For a user without a name. Its own processes alone reach the socket, and they could read the password as well.
 */
const OPEN_ACCESS = "# Written by Headlight for a user without a name.\nlocal all postgres trust\n";

const NAMELESS =
  "PostgreSQL makes no database for a user without a name: run `npm run build` once as a user with one, or set DATABASE_URL";

/** Replaces the file in one step. It runs as PostgreSQL's user, who owns the folder and could plant a link in it. */
const REPLACE = "umask 077 && cat > pg_hba.conf.new && mv pg_hba.conf.new pg_hba.conf";

/**
 * Has the cluster in this directory ask for the home's password, unless it does. Clusters of earlier versions let in
 * every process of PostgreSQL's user. No server may be running on it; throws when one is.
 */
export async function protectCluster(directory: string, home: Home, programs: Programs): Promise<void> {
  const access = accessFile(home.password);
  if (readAccess(directory) === access) return;
  // PostgreSQL's single-user mode asks for no password; this one is on no command line.
  const statement = `ALTER ROLE postgres PASSWORD '${home.password.replaceAll("'", "''")}'\n`;
  const single = ["--single", "-D", dataDirectory(directory), "postgres"];
  const options = { ...home.owner, cwd: directory };
  try {
    const { stderr } = await runWith(statement, programs.postgres, single, options);
    if (/\b(?:ERROR|FATAL|PANIC):/.test(stderr)) throw new Error("The database did not take its password.");
    await runWith(access, "/bin/sh", ["-c", REPLACE], options);
  } catch (error) {
    if (!isNameless(error)) throw error;
    await runWith(OPEN_ACCESS, "/bin/sh", ["-c", REPLACE], options);
  }
}

/** Whether PostgreSQL's program ended because its user has no entry in the passwd file. Its server needs none. */
function isNameless(error: unknown): boolean {
  return error instanceof Error && /could not look up effective user ID/.test(error.message);
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
  const partFolder = mkdtempSync(join(root, "making-"));
  try {
    if (owner.uid !== undefined && owner.gid !== undefined) lchownSync(partFolder, owner.uid, owner.gid);
    await initialize(partFolder, owner, programs);
    await protectCluster(partFolder, home, programs);
    renameSync(partFolder, cluster);
  } catch (error) {
    rmSync(partFolder, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error;
  }
}

async function initialize(directory: string, owner: Owner, { initdb }: Programs): Promise<void> {
  const options = { ...owner, cwd: directory };
  const args = [...ARGUMENTS, `--pgdata=${dataDirectory(directory)}`];
  try {
    await run(initdb, args, options);
  } catch (error) {
    if (!isNameless(error)) throw error;
    if (copyTemplate(directory, owner)) return;
    await run("unshare", [...AS_NAMED, initdb, ...args], options).catch((cause: unknown) => {
      throw new Error(NAMELESS, { cause });
    });
  }
}

/**
 * Puts an empty cluster into the build of this folder. Resolves with false where PostgreSQL does not run or makes none,
 * as on Windows: there the service needs DATABASE_URL anyway.
 */
export async function makeTemplate(root: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "headlight-template-"));
  try {
    const home = openHome(folder);
    await makeCluster(home, await findPrograms(home.owner));
    saveTemplate(home.cluster, root);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
