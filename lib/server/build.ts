import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What the site is built from; tests among it do no harm. */
const SOURCES = [
  "app",
  "lib",
  "prisma",
  "public",
  "package-lock.json",
  "package.json",
  "next.config.mjs",
  "tsconfig.json",
];
const STAMP = join(".next", "headlight-build");

/** Whether the build in this folder was made from the sources that stand there now. */
export function isBuilt(root: string): boolean {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(root);
}

/** Builds the site. On failure the result is what the builder said; else null. */
export async function buildSite(root: string): Promise<string | null> {
  const before = fingerprint(root);
  const said = await runBuilder(root);
  if (said === null) writeFileSync(join(root, STAMP), before);
  return said;
}

function runBuilder(root: string): Promise<string | null> {
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

function fingerprint(root: string): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((source) => filesOf(root, source)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesOf(root: string, source: string): string[] {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (source.includes(".")) return [source];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
}
