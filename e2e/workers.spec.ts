// Jobs in processes of their own, which these tests end.
import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { makeAccount } from "@/bench/work-stage";
import { createDatabase, type Database } from "@/lib/db/database";
import { createLog } from "@/lib/log";
import { auditedSite } from "./origin/audited-site";
import { expect, test } from "./site";
import { newFolder, removeFolders, type SpawnedSite, spawnSite } from "./spawn-site";

const PAGES = 20;

test.describe.configure({ timeout: 240_000 });

test.afterAll(removeFolders);

/** A site to audit, and the paths that were requested of it. */
async function startAudited(): Promise<{ server: Server; origin: string; paths: string[] }> {
  const paths: string[] = [];
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const serve = auditedSite(origin);
  server.on("request", (request, response) => {
    paths.push(request.url ?? "");
    serve(request, response);
  });
  return { server, origin, paths };
}

async function opened(dataDir: string): Promise<Database> {
  const database = createDatabase({ dataDir, databaseUrl: null, log: createLog("silent") });
  while (!(await database.isUp())) await delay(200);
  return database;
}

async function end({ child }: SpawnedSite, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

test("an audit whose worker is killed is finished by the next, no page twice", async () => {
  const [dataDir, { server, origin, paths }] = [newFolder(), await startAudited()];
  const settings = { ALLOW_PRIVATE_ORIGINS: origin };
  const site = await spawnSite(dataDir, settings, ["--no-worker"]);
  await expect.poll(() => isUp(site), { timeout: 60_000 }).toBe(true);
  const database = await opened(dataDir);
  const { cookie } = await makeAccount(await database.open());
  const headers = { cookie, "content-type": "application/json" };
  const body = JSON.stringify({ url: origin, pages_limit: PAGES });
  const { id } = await (await fetch(`${site.base}/api/audits`, { method: "POST", headers, body })).json();
  const audit = async (path = "") =>
    (await fetch(`${site.base}/api/audits/${id}${path}`, { headers: { cookie } })).json();
  const checked = async () => (await audit()).pages_checked;
  await delay(3_000);
  expect((await audit()).status).toBe("queued");

  const first = await spawnSite(dataDir, settings, ["--worker"]);
  await expect.poll(checked, { timeout: 60_000 }).toBeGreaterThanOrEqual(3);
  expect(await isUp(first)).toBe(false);
  await end(first, "SIGKILL");
  const second = await spawnSite(dataDir, settings, ["--worker"]);
  await expect.poll(async () => (await audit()).status, { timeout: 120_000 }).toBe("done");
  // The site names one page that is not there.
  expect(await audit()).toMatchObject({ pages_checked: PAGES, pages_failed: 1 });
  const { pages } = await audit("/pages?limit=100");
  expect(new Set(pages.map(({ url }: { url: string }) => url)).size).toBe(PAGES);
  expect(pages).toHaveLength(PAGES);
  // Only what was running when the worker was killed is fetched again.
  const again = paths.filter((path, at) => path.startsWith("/walks/") && paths.indexOf(path) !== at);
  expect(again.length).toBeLessThanOrEqual(4);
  await database.stop();
  await end(second, "SIGTERM");
  await end(site, "SIGTERM");
  server.close().closeAllConnections();
});

test("two workers check monitors that are all due, each once", async () => {
  const args = ["--import", "tsx", "bench/run.ts", "monitors", "30"];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toMatch(/\| checks \| made twice \| failed \|.*\n.*\n\| 30\.00 \| 0\.00 \| 0\.00 \|/);
});

async function isUp({ base }: SpawnedSite): Promise<boolean> {
  return fetch(`${base}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
