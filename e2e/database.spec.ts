// Sites of their own, since these end them.
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { processesIn } from "@/lib/testing/database/processes-in";
import { expect, test } from "./site";
import { newFolder, removeFolders, type SpawnedSite, spawnSite } from "./spawn-site";

/** Each test starts a site or two. */
test.describe.configure({ timeout: 120_000 });

test.afterAll(removeFolders);

/** What the health URL says of the database; null while nobody listens. */
async function databaseAt({ base }: SpawnedSite): Promise<string | null> {
  try {
    const body: { database: string } = await (await fetch(`${base}/health`)).json();
    return body.database;
  } catch {
    return null;
  }
}

for (const signal of ["SIGTERM", "SIGKILL"] as const) {
  test(`${signal} stops the site, then its database, and the next start uses the same folder`, async () => {
    const dataDir = newFolder();
    const first = await spawnSite(dataDir);
    await expect.poll(() => databaseAt(first), { timeout: 40_000 }).toBe("ok");
    const ended = once(first.child, "exit");
    first.child.kill(signal);
    expect(await ended).toEqual(signal === "SIGTERM" ? [0, null] : [null, "SIGKILL"]);
    if (signal === "SIGTERM") expect(existsSync(join(first.cluster, "postmaster.pid"))).toBe(false);
    await expect.poll(() => processesIn(first.cluster)).toEqual([]);
    const second = await spawnSite(dataDir);
    await expect.poll(() => databaseAt(second), { timeout: 40_000 }).toBe("ok");
    second.child.kill("SIGTERM");
    await once(second.child, "exit");
  });
}

test("checks work while the database is down, and it recovers by itself", async () => {
  const site = await spawnSite(newFolder());
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

test("an unusable data folder stops the start with one line that names the setting", async () => {
  const file = join(newFolder(), "file");
  writeFileSync(file, "");
  const { child } = await spawnSite(join(file, "data"));
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  expect(await once(child, "close")).toEqual([1, null]);
  expect(said).toMatch(/^Setting DATA_DIR has a wrong value: [^\n]+\n$/);
});

test("a damaged secret stops the start with one line that says what to do", async () => {
  const dataDir = newFolder();
  writeFileSync(join(dataDir, "auth-secret"), "");
  const { child } = await spawnSite(dataDir);
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  expect(await once(child, "close")).toEqual([1, null]);
  expect(said).toMatch(
    /^The secret in \S+auth-secret cannot be used \(it is damaged\)\. Remove it [^\n]+\n$/,
  );
});
