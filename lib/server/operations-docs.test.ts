import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { VARIABLES } from "@/lib/env";
import {
  documentedCommands,
  ELSEWHERE,
  runnableCommands,
} from "@/lib/testing/repository/documented-commands";
import { runNpm } from "@/lib/testing/repository/run-npm";
import { testFolder } from "@/lib/testing/test-folder";
import manifest from "@/package.json" with { type: "json" };

const text = ["README.md", "scaling.md"]
  .map((name) => readFileSync(`docs/operations/${name}`, "utf8"))
  .join("\n");

describe("the documentation of operations", () => {
  test("every npm command of the operators' documentation exists", () => {
    const names = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(manifest.scripts).toHaveProperty(name);
  });

  test("every setting that the operators' documentation names exists", () => {
    const named = text.match(/`[A-Z]{2,}(?:_[A-Z]+)+(?:=\w+)?`/g) ?? [];
    expect(named.length).toBeGreaterThan(8);
    for (const name of named) expect(VARIABLES.shape).toHaveProperty(name.replace(/`|=.*/g, ""));
  });
});

describe("commands in documentation", () => {
  const commands = documentedCommands();

  test("are found in blocks, in sentences and in comments", () => {
    expect(commands).toEqual(
      expect.arrayContaining([
        "npm run slim",
        "npm run simulate -- 10000 10",
        expect.stringMatching(/docker compose up$/),
      ]),
    );
    expect(runnableCommands().length).toBeGreaterThan(15);
  });

  test.each(ELSEWHERE)("$commands: a file runs what the end-to-end tests cannot, which $why", (one) => {
    expect(commands.some((command) => one.commands.test(command))).toBe(true);
    expect(readFileSync(one.file, "utf8")).toContain(one.words);
  });

  test("npm run new -- rule my_code writes a rule, its test and its entry", () => {
    const folder = testFolder();
    for (const name of ["package.json", "tsconfig.json", "scripts", "lib", "prisma"])
      cpSync(name, join(folder, name), { recursive: true });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    const { status, stdout } = spawnSync("npm run new -- rule my_code", {
      cwd: folder,
      shell: true,
      encoding: "utf8",
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining("lib/inspect/rules/my-code.ts")]);
    const rules = join(folder, "lib/inspect/rules");
    expect(readFileSync(join(rules, "my-code.ts"), "utf8")).toContain('code: "my_code"');
    expect(existsSync(join(rules, "my-code.test.ts"))).toBe(true);
    expect(readFileSync(join(rules, "index.ts"), "utf8")).toContain("./my-code");
  }, 60_000);

  test("npm run simulate accounts for every check and measures a core", () => {
    const { code, text: said } = runNpm("simulate", ["100", "2"], {});
    expect(code).toBe(0);
    expect(said).toContain("200 checks in 2 s (100/s)");
    expect(said).toMatch(/^[\d,]+\/s {2}buckets in memory$/m);
  }, 60_000);

  test("npm run test:node rejects a version of Node that is not supported", () => {
    expect(runNpm("test:node", ["18"], {})).toMatchObject({ code: 2 });
  });
});
