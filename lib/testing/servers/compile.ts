import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";

export interface Compiled {
  /** The module's path. */
  readonly script: string;
  remove(): void;
}

/** Compiles a module and all of ours that it imports, beside the packages, so that it loads at once and for every user. */
export async function compile(entry: string): Promise<Compiled> {
  const cache = resolve("node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const outdir = mkdtempSync(join(cache, "headlight-program-"));
  chmodSync(outdir, 0o755);
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
  return {
    script: join(outdir, basename(entry).replace(/\.ts$/, ".mjs")),
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
