import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildSite } from "./build";
import { isBuilt } from "./built.js";

let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Puts a program in the place of Next's builder. */
function builder(code: string): void {
  write("node_modules/next/dist/bin/next", code);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "headlight build "));
  write("package.json", '{ "type": "commonjs" }');
  write("app/page.tsx", "1");
  write("lib/deep/down/file.ts", "1");
  write("lib/server/launch.ts", "export const started: boolean = true;");
  write("scripts/operator.ts", "");
  write("lib/services/inspections/page/run-thread.ts", "");
  builder('require("node:fs").mkdirSync(".next")');
});

afterEach(() => rmSync(root, { recursive: true }));

describe("buildSite", () => {
  test("a folder is built once it has been built", async () => {
    expect(isBuilt(root)).toBe(false);
    expect(await buildSite(root)).toBeNull();
    expect(isBuilt(root)).toBe(true);
  });

  test.each([
    "app/page.tsx",
    "lib/deep/down/file.ts",
    "public/new.png",
    "package-lock.json",
    "next.config.ts",
  ])("and no longer when %s changes", async (file) => {
    await buildSite(root);
    write(file, "2");
    expect(isBuilt(root)).toBe(false);
  });

  test("and still when a test changes", async () => {
    await buildSite(root);
    write("lib/deep/down/file.test.ts", "2");
    expect(isBuilt(root)).toBe(true);
  });

  test("the server is compiled to what Node runs", async () => {
    await buildSite(root);
    const { started } = await import(join(root, ".next", "headlight", "launch.mjs"));
    expect(started).toBe(true);
  });

  test("CommonJS packages are required, others are imported", async () => {
    write(
      "lib/server/launch.ts",
      'import pino from "pino"; import { z } from "zod"; export default [pino, z];',
    );
    await buildSite(root);
    const compiled = readFileSync(join(root, ".next", "headlight", "launch.mjs"), "utf8");
    expect(compiled).toContain('require("pino")');
    expect(compiled).toMatch(/^import .* from "zod";$/m);
  });

  test("objects that begin with a spread share their hidden classes", async () => {
    write(
      "lib/server/launch.ts",
      "export const merge = (a: object) => ({ ...a, b: 2 }); export const copy = (a: object) => ({ ...a });",
    );
    await buildSite(root);
    const { merge, copy } = await import(join(root, ".next", "headlight", "launch.mjs"));
    setFlagsFromString("--allow-natives-syntax");
    const haveSameClass = new Function("one", "other", "return %HaveSameMap(one, other)");
    for (const make of [merge, copy]) {
      // V8 gives them classes of their own from the tenth on.
      const all = Array.from({ length: 50 }, () => make({ a: 1 }));
      expect(haveSameClass(all.at(-1), all.at(-2))).toBe(true);
    }
    expect(Object.entries(merge({ a: 1, b: 1 }))).toEqual([
      ["a", 1],
      ["b", 2],
    ]);
  });

  test("the page thread's file lies beside the server, which looks for it there", async () => {
    await buildSite(root);
    expect(existsSync(join(root, ".next", "headlight", "run-thread.mjs"))).toBe(true);
  });

  test("a server that does not compile fails the build", async () => {
    write("lib/server/launch.ts", "export const = 1;");
    expect(await buildSite(root)).toContain("launch.ts");
    expect(isBuilt(root)).toBe(false);
  });

  test("what changes while it builds counts as not built", async () => {
    builder('const fs = require("node:fs"); fs.mkdirSync(".next"); fs.writeFileSync("app/page.tsx", "2")');
    await buildSite(root);
    expect(isBuilt(root)).toBe(false);
  });

  test("a build that fails says why and leaves nothing built", async () => {
    builder('console.log("out"); console.error("err"); process.exit(1)');
    const said = await buildSite(root);
    expect(said).toContain("out");
    expect(said).toContain("err");
    expect(isBuilt(root)).toBe(false);
  });
});
