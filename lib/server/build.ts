import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { REQUIRED_PACKAGES, SHARED_CLASSES } from "./build-plugins";
import { fingerprint, SERVER_FOLDER, STAMP } from "./built.js";

/** The modules that scripts/start.js and scripts/operator.js load, and what runs on the page thread. */
const ENTRIES = {
  launch: "lib/server/launch.ts",
  operator: "scripts/operator.ts",
  "run-thread": "lib/services/inspections/page/run-thread.ts",
};

/** What esbuild's `require` needs in a module. */
const REQUIRE =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/** Builds the site and compiles the server. Returns null, or the builder's output when it fails. */
export async function buildSite(root: string): Promise<string | null> {
  const before = fingerprint(root);
  const problem = (await buildPages(root)) ?? (await compileServer(root));
  if (problem === null) writeFileSync(join(root, STAMP), before);
  return problem;
}

function buildPages(root: string): Promise<string | null> {
  const next = join(root, "node_modules", "next", "dist", "bin", "next");
  const builder = spawn(process.execPath, [next, "build"], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const chunks: Buffer[] = [];
  builder.stdout.on("data", (chunk) => chunks.push(chunk));
  builder.stderr.on("data", (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    builder.once("error", (error) => resolve(error.message));
    builder.once("close", (code) => resolve(code === 0 ? null : Buffer.concat(chunks).toString()));
  });
}

/**
 * Compiles our modules only. Packages are loaded from node_modules by the server and by Next's routes alike, so that
 * they share one copy of each; of our modules both have their own, which share state by `oncePerProcess`.
 */
async function compileServer(root: string): Promise<string | null> {
  try {
    await build({
      absWorkingDir: root,
      entryPoints: ENTRIES,
      outdir: SERVER_FOLDER,
      // Next calls everything in `.next` CommonJS.
      outExtension: { ".js": ".mjs" },
      bundle: true,
      // What is imported later, such as the database, stays a file of its own that is loaded then.
      splitting: true,
      packages: "external",
      format: "esm",
      platform: "node",
      target: "node20",
      banner: { js: REQUIRE },
      plugins: [REQUIRED_PACKAGES, SHARED_CLASSES],
      logLevel: "silent",
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
