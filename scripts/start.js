// `npm start` and, run by tsx, `npm run dev`. Nothing that has to be compiled is imported at once: V8's flags and the environment
// must be set before, since Next and React choose their files by it.
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { builtUrl, isBuilt } from "../lib/server/built.js";

const root = resolve(import.meta.dirname, "..");
const dev = process.argv.includes("--dev");

// By default V8 lets garbage grow to three times what is alive before it collects. Memory is worth more here than that work.
setFlagsFromString("--heap-growing-percent=40");
// Under load V8 learns that a check's objects live on, and then allocates them where only a full collection frees them.
setFlagsFromString("--no-allocation-site-pretenuring");
// So little of it is alive that threads which share the work of collecting it wait for each other longer than they save.
setFlagsFromString("--no-parallel-scavenge");
// Two more are in package.json, since it is too late for them here. Without `--no-memory-reducer`, V8 would collect
// everything in an idle moment, and what it has learned of our objects' shapes with it; the next check would take half
// as long again. Without `--min-semi-space-size=16`, it would leave young objects so little room after such a moment
// that each check had to be collected in between.

process.chdir(root);
Object.assign(process.env, { NODE_ENV: dev ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" });

if (!dev && !isBuilt(root)) build();
const { launch } = await import(dev ? "../lib/server/launch.ts" : builtUrl(root, "launch"));
const has = (/** @type {string} */ flag) => process.argv.includes(flag);
const work = has("--worker") ? "alone" : has("--no-worker") ? "elsewhere" : "beside";
await launch({ root, dev, work });

function build() {
  const script = join("scripts", "build.ts");
  const { status } = spawnSync(process.execPath, ["--import", "tsx", script, "--for-start"], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(1);
}
