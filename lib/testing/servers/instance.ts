import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { build, type Plugin } from "esbuild";

export interface Instance {
  readonly child: ChildProcess;
  readonly origin: string;
  /** What it logged so far, a line for each event. */
  readonly lines: readonly string[];
  /** Sends the signal and waits for the end; resolves with the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** `instance-process.ts`, compiled, so that each of its processes starts at once. */
export interface InstanceProgram {
  /** Starts an instance with these settings; resolves once it listens. */
  start(environment: Readonly<Record<string, string>>): Promise<Instance>;
  /** Removes the program. */
  remove(): void;
}

export async function compileInstance(): Promise<InstanceProgram> {
  const cache = resolve("node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const outdir = mkdtempSync(join(cache, "headlight-instance-"));
  await build({
    entryPoints: ["lib/testing/servers/instance-process.ts"],
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    packages: "external",
    plugins: [NEXT_AUTH],
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "silent",
  });
  return {
    start: (environment) => startInstance(join(outdir, "instance-process.mjs"), environment),
    remove: () => rmSync(outdir, { recursive: true, force: true }),
  };
}

/** next-auth names Next's modules without the ending that Node demands. */
const NEXT_AUTH: Plugin = {
  name: "next-auth",
  setup(bundler) {
    bundler.onResolve({ filter: /^next-auth$/ }, () => ({
      path: resolve("node_modules/next-auth/index.js"),
    }));
    bundler.onResolve({ filter: /^next\/\w+$/ }, ({ path }) => ({ path: `${path}.js`, external: true }));
  },
};

async function startInstance(
  script: string,
  environment: Readonly<Record<string, string>>,
): Promise<Instance> {
  const child = spawn(process.execPath, [script], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH, NODE_ENV: "test", ...environment },
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  const origin = await new Promise<string>((ready, fail) => {
    child.once("exit", (code) =>
      fail(new Error(`The instance ended with code ${code}: ${lines.join("\n")}`)),
    );
    reader.on("line", (line) => {
      if (/^http:\/\/127\.0\.0\.1:\d+$/.test(line)) ready(line);
      else lines.push(line);
    });
  });
  return {
    child,
    origin,
    lines,
    async end(signal = "SIGTERM") {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
