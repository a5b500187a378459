// Sites of their own, since these end them.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { processesIn } from "@/lib/testing/database-process";
import { freePort } from "./ports";
import { expect, test } from "./site";

interface OwnSite {
  readonly child: ChildProcess;
  readonly base: string;
  /** PostgreSQL's data directory. */
  readonly cluster: string;
}

/** Each test starts a site or two. */
test.describe.configure({ timeout: 120_000 });

const folders: string[] = [];

test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "headlight-own-"));
  folders.push(folder);
  return folder;
}

async function run(dataDir: string): Promise<OwnSite> {
  const port = String(await freePort());
  const child = spawn(process.execPath, ["--import", "tsx", "lib/http/start.ts"], {
    env: {
      ...process.env,
      PORT: port,
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      ALLOW_PRIVATE_ORIGINS: `http://127.0.0.1:${process.env.E2E_ORIGIN_PORT}`,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  return { child, base: `http://127.0.0.1:${port}`, cluster: join(dataDir, "postgres", "cluster") };
}

/** What the health address says of the database; null while nobody listens. */
async function databaseAt({ base }: OwnSite): Promise<string | null> {
  try {
    const body: { database: string } = await (await fetch(`${base}/health`)).json();
    return body.database;
  } catch {
    return null;
  }
}

for (const signal of ["SIGTERM", "SIGKILL"] as const) {
  test(`${signal} ends the site, its database after it, and the next start comes up on the same folder`, async () => {
    const dataDir = newFolder();
    const first = await run(dataDir);
    await expect.poll(() => databaseAt(first), { timeout: 40_000 }).toBe("ok");
    const ended = once(first.child, "exit");
    first.child.kill(signal);
    expect(await ended).toEqual(signal === "SIGTERM" ? [0, null] : [null, "SIGKILL"]);
    if (signal === "SIGTERM") expect(existsSync(join(first.cluster, "postmaster.pid"))).toBe(false);
    await expect.poll(() => processesIn(first.cluster)).toEqual([]);
    const second = await run(dataDir);
    await expect.poll(() => databaseAt(second), { timeout: 40_000 }).toBe("ok");
    second.child.kill("SIGTERM");
    await once(second.child, "exit");
  });
}

test("pages are checked while the database is away, and it comes back by itself", async () => {
  const site = await run(newFolder());
  await expect.poll(() => databaseAt(site), { timeout: 40_000 }).toBe("ok");
  const lock = readFileSync(join(site.cluster, "postmaster.pid"), "utf8");
  process.kill(Number(lock.split("\n", 1)[0]), "SIGKILL");
  const page = encodeURIComponent(`http://127.0.0.1:${process.env.E2E_ORIGIN_PORT}/good`);
  expect((await fetch(`${site.base}/inspect?url=${page}`)).status).toBe(200);
  expect((await fetch(site.base)).status).toBe(200);
  await expect.poll(() => databaseAt(site), { timeout: 40_000 }).toBe("ok");
  site.child.kill("SIGTERM");
  await once(site.child, "exit");
});

test("a data folder that cannot be stops the start with one line that names the setting", async () => {
  const file = join(newFolder(), "file");
  writeFileSync(file, "");
  const { child } = await run(join(file, "data"));
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  expect(await once(child, "close")).toEqual([1, null]);
  expect(said).toMatch(/^Setting DATA_DIR has a wrong value: [^\n]+\n$/);
});
