// @ts-check
// What `npm run build` made, and of what. Plain JavaScript, so that Node can look before anything is compiled.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** What the build is made from. */
const SOURCES = [
  "app",
  "lib",
  "prisma",
  "public",
  "scripts",
  "package-lock.json",
  "package.json",
  "next.config.ts",
  "tsconfig.json",
];

/** Tests and what they read are half of the files, and every start reads all others. */
const TESTS = /\.test\.tsx?$|^lib[\\/](testing|inspect[\\/]cases)[\\/]/;

/** The folder of the compiled server and of the build's stamp. */
export const SERVER_FOLDER = join(".next", "headlight");
export const STAMP = join(SERVER_FOLDER, "sources");

/**
 * Whether the build in this folder was made from its sources as they are now.
 * @param {string} root
 */
export function isBuilt(root) {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(root);
}

/**
 * The URL of a compiled module.
 * @param {string} root
 * @param {string} name
 */
export function builtUrl(root, name) {
  return pathToFileURL(join(root, SERVER_FOLDER, `${name}.mjs`)).href;
}

/**
 * A hash of all sources in this folder.
 * @param {string} root
 */
export function fingerprint(root) {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((source) => filesOf(root, source)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @param {string} source
 */
function filesOf(root, source) {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (source.includes(".")) return [source];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .filter((file) => !TESTS.test(file));
}
