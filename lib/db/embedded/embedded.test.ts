import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createDatabase, type Database } from "@/lib/db/database";
import { dataFolder } from "@/lib/testing/database/data-folder";
import { databaseProgram } from "@/lib/testing/database/database-process";
import { processesIn } from "@/lib/testing/database/processes-in";
import { logLines } from "@/lib/testing/log-lines";
import { testFolder } from "@/lib/testing/test-folder";
import { connectionTo } from "./connection";
import { openHome } from "./home";

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
/** Root can run a test as an ordinary user where that user can read the sources: not below a folder closed to it. */
const canBeOrdinary = isRoot && spawnSync("cat", [resolve("package.json")], { uid: 1, gid: 1 }).status === 0;
/** A busy machine takes its time to make a cluster. */
const WAIT = { timeout: 60_000, interval: 20 };

vi.setConfig({ testTimeout: 90_000 });

const databaseProcess = databaseProgram();

function embedded(dataDir: string): Database {
  const database = createDatabase({ dataDir, databaseUrl: null, log: logLines().log });
  onTestFinished(() => database.stop());
  return database;
}

async function add(database: Database, id: string): Promise<string> {
  const db = await opened(database);
  await db.account.create({ data: { id, email: `${id}@example.com`, createdAt: new Date(0) } });
  return id;
}

function opened(database: Database) {
  return vi.waitFor(() => database.open(), WAIT);
}

async function ids(database: Database): Promise<string[]> {
  const db = await opened(database);
  return (await db.account.findMany()).map(({ id }) => id);
}

/** A file that nobody else may have. */
function fileOfRoot(): string {
  const path = join(testFolder(0o700), "secret");
  writeFileSync(path, "secret", { mode: 0o600 });
  return path;
}

/** Connects as any process of PostgreSQL's user could. */
async function connectWithoutPassword(dataDir: string): Promise<void> {
  const client = new pg.Client({ ...connectionTo(openHome(dataDir)), password: undefined });
  client.on("error", () => undefined);
  await client.connect().finally(() => client.end());
}

const made = join(testFolder(0o755, afterAll), "data");

/** A database with one account, made once, for tests of what comes later. */
beforeAll(async () => {
  const first = createDatabase({ dataDir: made, databaseUrl: null, log: logLines().log });
  await add(first, "acc_1");
  await first.stop();
}, 90_000);

/** A data folder with a stopped database, which holds `acc_1`. */
function usedFolder(options?: Parameters<typeof dataFolder>[0]): string {
  const dataDir = dataFolder(options);
  execFileSync("cp", ["-a", made, dataDir]);
  return dataDir;
}

const clusterOf = (dataDir: string) => join(dataDir, "postgres", "cluster");
const acknowledged = (lines: readonly string[]) => lines.filter((line) => line.startsWith("acc_"));

/** The number of the server's main process. */
function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(clusterOf(dataDir), "postmaster.pid"), "utf8").split("\n", 1)[0]);
}

describe("the folder", () => {
  test.each([
    ["with a space and a quote in its path", { below: "it's a folder/data" }],
    ["whose path is too long for a socket", { below: `${"long-name/".repeat(12)}data` }],
    ["below one that is closed to all others", { mode: 0o700 }],
  ])("%s keeps what was written", async (_, options) => {
    const dataDir = dataFolder(options);
    const first = embedded(dataDir);
    await add(first, "acc_1");
    await first.stop();
    expect(processesIn(clusterOf(dataDir))).toEqual([]);
    expect(await ids(embedded(dataDir))).toEqual(["acc_1"]);
  });

  test.runIf(isRoot)(
    "with a long path uses nothing that another user put in the temporary folder",
    async () => {
      const dataDir = usedFolder({ below: `${"long-name/".repeat(12)}data` });
      const root = join(dataDir, "postgres");
      const digest = createHash("sha256").update(root).digest("hex").slice(0, 16);
      const trap = join(tmpdir(), `headlight-${digest}`);
      const victim = fileOfRoot();
      mkdirSync(trap);
      onTestFinished(() => rmSync(trap, { recursive: true }));
      symlinkSync(victim, join(trap, ".s.PGSQL.5432.lock"));
      chownSync(trap, 1, 1);
      expect(await ids(embedded(dataDir))).toEqual(["acc_1"]);
      expect([statSync(victim).uid, readdirSync(trap)]).toEqual([0, [".s.PGSQL.5432.lock"]]);
    },
  );

  test.runIf(isRoot)("of root is given away without what links in it lead to", () => {
    const dataDir = dataFolder();
    const victim = fileOfRoot();
    mkdirSync(join(dataDir, "postgres", "inner"), { recursive: true, mode: 0o755 });
    symlinkSync(victim, join(dataDir, "postgres", "inner", "file"));
    symlinkSync(dirname(victim), join(dataDir, "postgres", "folder"));
    expect(openHome(dataDir).owner.uid).toBe(NOBODY);
    expect([statSync(victim).uid, statSync(dirname(victim)).uid]).toEqual([0, 0]);
    expect(statSync(join(dataDir, "postgres", "inner")).uid).toBe(NOBODY);
  });

  test.runIf(isRoot)("with a second name of another file in it is rejected", () => {
    const dataDir = dataFolder();
    const victim = fileOfRoot();
    mkdirSync(join(dataDir, "postgres"), { recursive: true, mode: 0o755 });
    linkSync(victim, join(dataDir, "postgres", "file"));
    expect(() => openHome(dataDir)).toThrow(/^Setting DATA_DIR has a wrong value: .*has a second name/);
    expect(statSync(victim).uid).toBe(0);
  });

  test("whose log is a link is rejected, so that nothing is written through it", async () => {
    const dataDir = usedFolder();
    const victim = fileOfRoot();
    const { logFile } = openHome(dataDir);
    rmSync(logFile);
    symlinkSync(victim, logFile);
    await expect(embedded(dataDir).open()).rejects.toMatchObject({
      code: "unavailable",
      cause: { code: "ELOOP" },
    });
    expect(readFileSync(victim, "utf8")).toBe("secret");
  });

  test("that cannot be is one line that names DATA_DIR", async () => {
    const path = dataFolder();
    writeFileSync(path, "a file");
    const opened = embedded(join(path, "data")).open();
    const message = expect.stringMatching(/^Setting DATA_DIR has a wrong value: [^\n]*ENOTDIR[^\n]*$/);
    await expect(opened).rejects.toMatchObject({ code: "unavailable", cause: { message } });
  });

  test.runIf(canBeOrdinary)("serves an ordinary user, and root after that", async () => {
    const dataDir = dataFolder();
    mkdirSync(dataDir);
    chownSync(dataDir, 1, 1);
    const ordinary = databaseProcess({ dataDir, prefix: "ordinary", limit: 3, uid: 1 });
    await ordinary.ended;
    // On a busy machine the first write may come before the database is there.
    const written = acknowledged(ordinary.lines);
    expect(written).toContain("acc_ordinary_2");
    expect(statSync(clusterOf(dataDir)).uid).toBe(1);
    expect(await ids(embedded(dataDir))).toEqual(expect.arrayContaining(written));
  });

  test.runIf(canBeOrdinary)("of another user is one line that names DATA_DIR", async () => {
    const dataDir = dataFolder();
    mkdirSync(join(dataDir), { mode: 0o755 });
    const ordinary = databaseProcess({ dataDir, prefix: "ordinary", limit: 1, uid: 1 });
    await ordinary.ended;
    expect(ordinary.lines).toEqual([
      expect.stringMatching(/^! unavailable: Setting DATA_DIR has a wrong value: .*EACCES/),
    ]);
  });
});

describe("a new database", () => {
  const dataDir = join(testFolder(0o755, afterAll), "data");
  const { log, lines } = logLines();
  const database = createDatabase({ dataDir, databaseUrl: null, log });

  beforeAll(async () => {
    await opened(database);
  }, 90_000);

  afterAll(() => database.stop());

  test("is closed to everyone else", () => {
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, "postgres")).mode & 0o777).toBe(0o700);
  });

  test("lets nobody in without the password, which this user alone can read", async () => {
    await expect(connectWithoutPassword(dataDir)).rejects.toThrow(/password must be a string/);
    expect(statSync(join(dataDir, "database-password")).mode & 0o777).toBe(0o600);
  });

  test.runIf(isRoot)("warns once that it runs as nobody, with what to do", () => {
    const warnings = lines.filter(({ level }) => level === 40);
    expect(warnings).toEqual([
      expect.objectContaining({ msg: expect.stringContaining("a user of its own") }),
    ]);
  });
});

describe("the server", () => {
  test("of an earlier version, which let all processes of its user in, asks for the password from the next start on", async () => {
    const dataDir = usedFolder();
    writeFileSync(join(clusterOf(dataDir), "pg_hba.conf"), "local all all trust\n");
    const second = embedded(dataDir);
    expect(await ids(second)).toEqual(["acc_1"]);
    await expect(connectWithoutPassword(dataDir)).rejects.toThrow(/password must be a string/);
  });

  test("whose password file is lost gets a new password, and keeps its records", async () => {
    const dataDir = usedFolder();
    rmSync(join(dataDir, "database-password"));
    expect(await ids(embedded(dataDir))).toEqual(["acc_1"]);
  });
});

describe("kill -9", () => {
  test("of the app ends the server too, and loses no acknowledged write", async () => {
    const dataDir = usedFolder();
    const app = databaseProcess({ dataDir, prefix: "a" });
    await app.printed(50);
    await app.end("SIGKILL");
    await expect.poll(() => processesIn(clusterOf(dataDir)), WAIT).toEqual([]);
    expect(await ids(embedded(dataDir))).toEqual(expect.arrayContaining(acknowledged(app.lines)));
  });

  test("of postgres is healed by the next query, and loses no acknowledged write", async () => {
    const dataDir = usedFolder();
    const app = databaseProcess({ dataDir, prefix: "a" });
    for (const count of [30, 60, 90]) {
      await app.printed(count);
      process.kill(postmasterOf(dataDir), "SIGKILL");
    }
    await app.printed(120);
    await app.end("SIGTERM");
    expect(acknowledged(app.lines).length).toBeGreaterThan(100);
    const rejected = app.lines.filter((line) => line.startsWith("!"));
    expect(rejected).toEqual(rejected.map(() => expect.stringMatching(/^! unavailable/)));
    expect(await ids(embedded(dataDir))).toEqual(expect.arrayContaining(acknowledged(app.lines)));
  });

  test("of one of two apps leaves the other working, whichever had the server", async () => {
    const dataDir = dataFolder();
    const one = databaseProcess({ dataDir, prefix: "one" });
    const two = databaseProcess({ dataDir, prefix: "two" });
    await Promise.all([one.printed(30), two.printed(30)]);
    await one.end("SIGKILL");
    await two.printed(two.lines.length + 30);
    await two.end("SIGTERM");
    expect(await ids(embedded(dataDir))).toEqual(
      expect.arrayContaining(acknowledged([...one.lines, ...two.lines])),
    );
  });
});

describe("a lock left behind", () => {
  test("by a server whose number another process of the same user has now does not stop the start", async () => {
    const dataDir = usedFolder();
    const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
    const other = spawn("sleep", ["infinity"], user);
    onTestFinished(() => void other.kill("SIGKILL"));
    const first = embedded(dataDir);
    await opened(first);
    const lock = readFileSync(join(clusterOf(dataDir), "postmaster.pid"), "utf8");
    const socketLock = join(dataDir, "postgres", ".s.PGSQL.5432.lock");
    await first.stop();
    const stale = lock.replace(/^\d+/, String(other.pid));
    writeFileSync(join(clusterOf(dataDir), "postmaster.pid"), stale);
    writeFileSync(socketLock, stale);
    expect(await ids(embedded(dataDir))).toEqual(["acc_1"]);
    expect(existsSync(socketLock)).toBe(true);
    expect(postmasterOf(dataDir)).not.toBe(other.pid);
  });
});
