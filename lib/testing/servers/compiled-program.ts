import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { afterAll, beforeAll } from "vitest";

/**
 * Compiles a program of ours before the tests of a file, so that each of its processes starts at once and for every
 * user. Call it at the top of the file; returns where the script is, once it is there.
 */
export function compiledProgram(entry: string): () => string {
  let folder = "";
  beforeAll(async () => {
    const cache = resolve("node_modules/.cache");
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(join(cache, "headlight-program-"));
    chmodSync(folder, 0o755);
    await compile(entry, folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return () => join(folder, basename(entry).replace(/\.ts$/, ".mjs"));
}

async function compile(entry: string, outdir: string): Promise<void> {
  await build({
    entryPoints: [entry],
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
