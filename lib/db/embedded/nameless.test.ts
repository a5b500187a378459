// A user without an entry in the passwd file, as containers run programs. Only root can become one.
import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createDatabase } from "@/lib/db/database";
import { dataFolder } from "@/lib/testing/database/data-folder";
import { databaseProgram } from "@/lib/testing/database/database-process";
import { logLines } from "@/lib/testing/log-lines";
import { testFolder } from "@/lib/testing/test-folder";
import { makeTemplate } from "./cluster";

/** A number that no system gives a name to. */
const NAMELESS = 754_321;
const AS_NAMELESS = { uid: NAMELESS, gid: NAMELESS };
const isRoot = process.getuid?.() === 0;
const canBeNameless = isRoot && spawnSync("cat", [resolve("package.json")], AS_NAMELESS).status === 0;
const UNSHARE = ["--user", "--map-user=65534", "--map-group=65534", "true"];
const canUnshare = canBeNameless && spawnSync("unshare", UNSHARE, AS_NAMELESS).status === 0;

vi.setConfig({ testTimeout: 90_000 });

const databaseProcess = databaseProgram();

/** A folder with the migrations and no build. */
function rootFolder(whenDone: (remove: () => void) => void = onTestFinished): string {
  const root = testFolder(0o755, whenDone);
  symlinkSync(resolve("prisma"), join(root, "prisma"));
  return root;
}

/** A folder with the migrations and the cluster of a build. */
const built = rootFolder(afterAll);

beforeAll(async () => {
  if (canBeNameless) expect(await makeTemplate(built)).toBe(true);
});

function namelessData(): string {
  const dataDir = dataFolder();
  mkdirSync(dataDir);
  chownSync(dataDir, NAMELESS, NAMELESS);
  return dataDir;
}

async function written(root: string, dataDir: string, prefix: string): Promise<readonly string[]> {
  const writer = databaseProcess({ dataDir, prefix, limit: 3, uid: NAMELESS, root });
  await writer.ended;
  return writer.lines;
}

describe("a user without a name", () => {
  test.runIf(canBeNameless)("a user without a name gets the cluster of the build, and keeps it", async () => {
    const dataDir = namelessData();
    expect(await written(built, dataDir, "a")).toEqual(["acc_a_0", "acc_a_1", "acc_a_2"]);
    expect(await written(built, dataDir, "b")).toEqual(["acc_b_0", "acc_b_1", "acc_b_2"]);
    const cluster = join(dataDir, "postgres", "cluster");
    expect([statSync(cluster).uid, statSync(cluster).mode & 0o777]).toEqual([NAMELESS, 0o700]);
    expect(statSync(join(cluster, "PG_VERSION")).mode & 0o077).toBe(0);
  });

  test.runIf(canUnshare)("a user without a name and without a build lends itself one", async () => {
    const dataDir = namelessData();
    expect(await written(rootFolder(), dataDir, "a")).toEqual(["acc_a_0", "acc_a_1", "acc_a_2"]);
  });

  test.runIf(canBeNameless)("its database asks for a password once a user with a name runs it", async () => {
    const dataDir = namelessData();
    await written(built, dataDir, "a");
    for (const path of ["", "postgres"]) chownSync(join(dataDir, path), 0, 0);
    const database = createDatabase({ dataDir, databaseUrl: null, log: logLines().log });
    onTestFinished(() => database.stop());
    const db = await vi.waitFor(() => database.open(), { timeout: 60_000 });
    expect(await db.account.count()).toBe(3);
    const access = readFileSync(join(dataDir, "postgres", "cluster", "pg_hba.conf"), "utf8");
    expect(access).toContain("scram-sha-256");
    expect(access).not.toContain("trust");
  });
});
