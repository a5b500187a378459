// `npm start` and, run by tsx, `npm run dev`. Plain JavaScript, and nothing of ours is imported at once: V8's flags and
// the environment must be set before anything is compiled, since Next and React choose their files by it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";

const root = resolve(import.meta.dirname, "..");
const dev = process.argv.includes("--dev");

// By default V8 lets garbage grow to three times what is alive before it collects. Memory is worth more here than that work.
setFlagsFromString("--heap-growing-percent=40");
// Under load V8 learns that a check's objects live on, and then allocates them where only a full collection frees them.
setFlagsFromString("--no-allocation-site-pretenuring");
// `--no-memory-reducer` is in package.json, since it is too late for it here. In an idle moment V8 would collect
// everything, and what it has learned of our objects' shapes with it; the next check would take half as long again.

process.chdir(root);
Object.assign(process.env, { NODE_ENV: dev ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" });

const { launch } = await import(dev ? "../lib/server/launch.ts" : await builtFile("launch"));
const has = (/** @type {string} */ flag) => process.argv.includes(flag);
const work = has("--worker") ? "alone" : has("--no-worker") ? "elsewhere" : "beside";
await launch({ root, dev, work });

/**
 * The URL of a module of the server that scripts/build.ts compiled. Builds first unless a build of today's sources exists.
 * @param {string} name
 */
async function builtFile(name) {
  const check = join(root, ".next", "headlight", "is-built.mjs");
  const isBuilt = existsSync(check) && (await import(pathToFileURL(check).href)).isBuilt(root);
  if (!isBuilt) build();
  return pathToFileURL(join(root, ".next", "headlight", `${name}.mjs`)).href;
}

function build() {
  const script = join("scripts", "build.ts");
  const { status } = spawnSync(process.execPath, ["--import", "tsx", script, "--for-start"], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(1);
}
