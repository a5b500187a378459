import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

export interface Browser {
  readonly path: string;
  /** What the browser needs in its environment. */
  readonly environment: Readonly<Record<string, string>>;
}

const SYSTEM_PATH = "/usr/bin/chromium";
const FOLDER = resolve("node_modules/.cache/chromium");
/** The package then extracts the system libraries too that a bare machine lacks. */
const BARE_MACHINE = { AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" };

/**
 * The Chromium to test with: the one that CHROMIUM_PATH names, else the system's, else the one that npm brought,
 * extracted once beside the packages. Throws when none of them starts.
 */
export function installChromium(): Browser {
  if (process.env.CHROMIUM_PATH) return { path: process.env.CHROMIUM_PATH, environment: {} };
  const system = { path: SYSTEM_PATH, environment: {} };
  if (existsSync(SYSTEM_PATH) && starts(system)) return system;

  const plain = { path: extract("plain", {}), environment: fonts("plain") };
  if (starts(plain)) return plain;

  const path = extract("bare", BARE_MACHINE);
  const libraries = join(FOLDER, "bare", "al2023", "lib");
  const bare = { path, environment: { ...fonts("bare"), LD_LIBRARY_PATH: libraries } };
  if (starts(bare)) return bare;
  const { stderr } = run(bare);
  // An extraction that was interrupted must not be found again by the next run.
  rmSync(FOLDER, { recursive: true, force: true });
  throw new Error(`Chromium does not start: ${stderr}. Name a working one in CHROMIUM_PATH.`);
}

/** The package decides where and what to extract while it is loaded, so it is loaded in a process of its own. */
function extract(name: string, environment: Readonly<Record<string, string>>): string {
  const folder = join(FOLDER, name);
  mkdirSync(folder, { recursive: true });
  const program =
    'import chromium from "@sparticuz/chromium"; process.stdout.write(await chromium.executablePath());';
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    env: { ...process.env, ...environment, TMPDIR: folder },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`Chromium could not be extracted: ${stderr}`);
  return stdout;
}

/** A machine without font settings gets those of the package. */
function fonts(name: string): Readonly<Record<string, string>> {
  return existsSync("/etc/fonts/fonts.conf") ? {} : { FONTCONFIG_PATH: join(FOLDER, name, "fonts") };
}

function starts(browser: Browser): boolean {
  return run(browser).status === 0;
}

function run({ path, environment }: Browser) {
  return spawnSync(path, ["--version"], { env: { ...process.env, ...environment }, encoding: "utf8" });
}
