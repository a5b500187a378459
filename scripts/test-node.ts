// `npm run test:node -- 22`: the unit and integration tests on another Node, which npm brings along. More arguments go to
// vitest, such as a folder.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";

const SUPPORTED = ["20", "22", "24"];
const [version = "", ...rest] = process.argv.slice(2);
if (!SUPPORTED.includes(version)) {
  console.error(`Name a version of Node: ${SUPPORTED.join(", ")}.`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), "headlight-node-"));
try {
  process.exitCode = run(install());
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Node's program, from the package that holds it for this machine. */
function install(): string {
  const name = `node-${process.platform}-${process.arch}`;
  const args = ["install", "--prefix", folder, "--no-save", "--no-package-lock", `${name}@${version}`];
  const { status } = spawnSync("npm", args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`npm has no ${name}@${version}.`);
  return join(folder, "node_modules", name, "bin", "node");
}

function run(node: string): number {
  const vitest = resolve("node_modules", "vitest", "vitest.mjs");
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  console.log(spawnSync(node, ["--version"], { encoding: "utf8" }).stdout.trim());
  return spawnSync(node, [vitest, "run", ...rest], { stdio: "inherit", env }).status ?? 1;
}
