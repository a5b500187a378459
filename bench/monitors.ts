// `npm run bench -- monitors [how many]`: monitors that are all due, worked off by two workers, each a process of its
// own as `npm start -- --worker` starts it.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { systemRandom } from "@/lib/random";
import { newId } from "@/lib/services/fields";
import manifest from "../package.json";
import { memoryMb, printTable } from "./measure";
import { makeAccount, startWorkStage } from "./work-stage";

const WORKERS = 2;
const SITES = 200;
const PER_ACCOUNT = 50;
const LOOK_MS = 1_000;
const SAMPLES = 5;
const DAY_MS = 86_400_000;

type Stage = Awaited<ReturnType<typeof startWorkStage>>;

/** Prints how long that many checks take, how often one was made twice, memory meanwhile, and the database's size. */
export async function measureMonitors(count: number): Promise<void> {
  const stage = await startWorkStage({ sites: SITES, responseMs: 50 });
  await addMonitors(stage, count);
  // One after the other: the first one builds what they run, if that is not done.
  const workers: ChildProcess[] = [];
  while (workers.length < WORKERS) workers.push(await startWorker(stage.env));
  await stage.database.query("UPDATE monitor SET next_check_at = now()");
  const first = await workOff(stage, workers, count);
  printTable(`${count} monitors due at once, ${WORKERS} workers`, [first]);
  const firstBytes = await sizeOf(stage, "monitor_check");
  const again = Math.min(count, 1_000);
  await stage.database.query(
    "UPDATE monitor SET next_check_at = now() WHERE id IN (SELECT id FROM monitor ORDER BY id LIMIT $1)",
    [again],
  );
  await workOff(stage, workers, count + again);
  const perThousand = (bytes: number, checks: number) => `${Math.round(bytes / 1.024 / checks)} KB`;
  printTable("Size of 1,000 checks in the database, with indexes", [
    {
      "first check of a page": perThousand(firstBytes, count),
      "check that finds nothing changed": perThousand(
        (await sizeOf(stage, "monitor_check")) - firstBytes,
        again,
      ),
    },
  ]);
  await Promise.all(workers.map(stopWorker));
  await stage.stop();
}

async function addMonitors({ client, origins }: Stage, count: number): Promise<void> {
  for (let from = 0; from < count; from += PER_ACCOUNT) {
    const { id: accountId } = await makeAccount(client);
    const now = new Date();
    const data = Array.from({ length: Math.min(PER_ACCOUNT, count - from) }, (_, n) => ({
      id: newId("monitor", systemRandom),
      accountId,
      url: `${origins[(from + n) % origins.length]}/page-${from + n}`,
      interval: "hourly" as const,
      nextCheckAt: new Date(now.getTime() + DAY_MS),
      createdAt: now,
    }));
    await client.monitor.createMany({ data });
  }
}

/** Starts a process that runs jobs and serves nothing. */
async function startWorker(env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const [, ...args] = manifest.scripts.start.replace(/^exec /, "").split(" ");
  const stdio = ["ignore", "pipe", "inherit"] as const;
  const child = spawn(process.execPath, [...args, "--worker"], {
    stdio: [...stdio],
    env: { ...process.env, ...env },
  });
  process.once("exit", () => child.kill("SIGKILL"));
  const stop = new AbortController();
  const ended = once(child, "exit", { signal: stop.signal }).then(() => {
    throw new Error("A worker ended before it was ready.");
  });
  await Promise.race([isReady(child), ended]);
  stop.abort();
  ended.catch(() => undefined);
  return child;
}

function isReady({ stdout }: ChildProcess): Promise<void> {
  return new Promise((done) => {
    stdout?.on("data", (chunk) => {
      if (String(chunk).includes("ready for work")) done();
    });
  });
}

async function stopWorker(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function workOff({ client }: Stage, workers: readonly ChildProcess[], count: number) {
  const before = performance.now();
  const memory: Record<string, number>[] = [];
  for (let done = 0; done < count; ) {
    await delay(LOOK_MS);
    done = await client.monitorCheck.count();
    if (done < (count * (memory.length + 1)) / SAMPLES && done < count) continue;
    const sample = workers.map(({ pid }, n): [string, number] => [
      `worker ${n + 1}`,
      memoryMb(pid ?? 0, "VmRSS"),
    ]);
    memory.push({ checks: done, ...Object.fromEntries(sample) });
  }
  const seconds = (performance.now() - before) / 1_000;
  printTable("Resident memory, MB", memory);
  const checked = await client.monitorCheck.groupBy({ by: ["monitorId", "dueAt"], _count: true });
  return {
    checks: count,
    "made twice": checked.reduce((sum, { _count }) => sum + _count - 1, 0),
    failed: await client.monitorCheck.count({ where: { error: { not: null } } }),
    seconds,
    "checks/s": count / seconds,
  };
}

async function sizeOf({ database }: Stage, table: string): Promise<number> {
  await database.query(`VACUUM ${table}`);
  const { rows } = await database.query("SELECT pg_total_relation_size($1)::int AS bytes", [table]);
  return (rows as { bytes: number }[])[0]?.bytes ?? 0;
}
