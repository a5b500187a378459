import { lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { testFolder } from "@/lib/testing/test-folder";
import lock from "@/package-lock.json" with { type: "json" };
import { leftovers, slim } from "./slim";

const INSTALL_MB_MAX = 450;
/** What a build adds: the site without its cache, the server, and an empty database cluster. */
const BUILD_MB = 110;

const LOCK = {
  "": { dependencies: { site: "1", prisma: "1" }, devDependencies: { tester: "1" } },
  "node_modules/site": {
    dependencies: { part: "1" },
    optionalDependencies: { "@next/swc-linux-x64-gnu": "1", absent: "1" },
    peerDependencies: { friend: "1", typescript: "1" },
    peerDependenciesMeta: { typescript: { optional: true } },
  },
  "node_modules/site/node_modules/part": {},
  "node_modules/part": {},
  "node_modules/friend": { dependencies: { part: "1" } },
  "node_modules/@next/swc-linux-x64-gnu": {},
  "node_modules/prisma": { dependencies: { studio: "1" } },
  "node_modules/studio": {},
  "node_modules/typescript": {},
  "node_modules/tester": {},
};

function builtFolder(): string {
  const root = testFolder();
  const write = (file: string, text = "1") => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write("package-lock.json", JSON.stringify({ packages: LOCK }));
  for (const path of Object.keys(LOCK).filter((name) => name !== "")) write(`${path}/index.js`);
  for (const file of ["node_modules/site/index.js.map", "node_modules/.package-lock.json"]) write(file);
  for (const file of ["node_modules/unlisted/index.js", "node_modules/@unlisted/part/index.js"]) write(file);
  for (const file of [".next/cache/a", ".next/server/page.js", ".next/server/page.js.map"]) write(file);
  mkdirSync(join(root, "node_modules/.bin"));
  symlinkSync("../prisma/index.js", join(root, "node_modules/.bin/prisma"));
  symlinkSync("../site/index.js", join(root, "node_modules/.bin/site"));
  return root;
}

function filesOf(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1)).sort();
}

describe("a slim install", () => {
  test("keeps what the service needs, and what that needs", () => {
    const root = builtFolder();
    slim(root);
    expect(filesOf(root)).toEqual([
      ".next/server/page.js",
      "node_modules/.bin/site",
      "node_modules/friend/index.js",
      "node_modules/part/index.js",
      "node_modules/site/index.js",
      "node_modules/site/node_modules/part/index.js",
      "package-lock.json",
    ]);
  });

  test("has nothing more to remove", () => {
    const root = builtFolder();
    slim(root);
    expect(leftovers(root)).toEqual([]);
  });

  test(`takes less than ${INSTALL_MB_MAX} MB of this machine's packages and a build`, () => {
    const dropped = new Set(leftovers("."));
    expect(dropped).toContain("node_modules/typescript");
    const megabytes = bytesOf("node_modules", dropped) / 1_048_576;
    expect(megabytes).toBeGreaterThan(100);
    expect(megabytes + BUILD_MB).toBeLessThan(INSTALL_MB_MAX);
  });
});

/** What a folder takes on disk, without what is dropped. */
function bytesOf(folder: string, dropped: ReadonlySet<string>): number {
  let bytes = 0;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (dropped.has(path)) continue;
    const found = lstatSync(path);
    bytes += found.blocks * 512 + (found.isDirectory() ? bytesOf(path, dropped) : 0);
  }
  return bytes;
}

describe("leftovers of a build", () => {
  test.each(["20.19.0", "20.20.2", "22.13.0", "24.0.0"])("no package warns on Node %s", (version) => {
    const { satisfies }: { satisfies(version: string, range: string): boolean } = createRequire(
      import.meta.url,
    )("next/dist/compiled/semver");
    // npm leaves out optional packages that do not fit, without a word.
    const rejected = Object.entries<object>(lock.packages).filter(
      ([path, found]) => path !== "" && !("optional" in found) && !satisfies(version, nodeOf(found)),
    );
    expect(rejected).toEqual([]);
  });
});

function nodeOf(found: object): string {
  const engines = "engines" in found ? found.engines : null;
  return typeof engines === "object" && engines !== null && "node" in engines ? String(engines.node) : "*";
}
