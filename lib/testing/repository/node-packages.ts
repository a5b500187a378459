import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { text } from "node:stream/consumers";

interface Ended {
  readonly code: number;
  /** What it printed where that was asked for. */
  readonly stdout: string;
}

interface OtherNode {
  /** Runs a program of JavaScript on it; what it prints goes to `stdio`. */
  run(args: readonly string[], stdio: "inherit" | "pipe"): Promise<Ended>;
  /** A file of one of the packages. */
  file(path: string): string;
}

/** Calls `use` with another Node, which npm brings along, and packages that this one could not run. All go afterwards. */
export async function withNode(
  version: string,
  packages: readonly string[],
  use: (node: OtherNode) => Promise<number>,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "headlight-node-"));
  try {
    // Some tests start programs as another user, who has to enter it.
    chmodSync(folder, 0o755);
    const name = `node-${process.platform}-${process.arch}`;
    const install = ["install", "--prefix", folder, "--no-save", "--no-package-lock", `${name}@${version}`];
    const installed = spawnSync("npm", [...install, ...packages], { stdio: "inherit" });
    if (installed.status !== 0) throw new Error(`npm did not install ${name}@${version}.`);
    const file = (path: string) => join(folder, "node_modules", path);
    const node = file(join(name, "bin", "node"));
    const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
    return await use({
      file,
      async run(args, stdio) {
        const child = spawn(node, args, { env, stdio: ["inherit", stdio, "inherit"] });
        const ended = once(child, "close");
        const stdout = child.stdout === null ? "" : await text(child.stdout);
        const [code] = await ended;
        return { code: typeof code === "number" ? code : 1, stdout };
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
