// `npm run bench -- attacks`: what one client, or a few, can make the built service do. Each attack is replayed over real
// connections while `/health` is polled, and fails when the service takes longer, holds more or sends more than it may.
import { setTimeout as delay } from "node:timers/promises";
import { SITE_PAGES } from "@/app/_pages/site-pages";
import { systemRandom } from "@/lib/random";
import { newId } from "@/lib/services/fields";
import { type AttackResult, pipelined, sendFrom, silent } from "./attack-clients";
import { memoryMb, printTable, type Target, totalCpuMs } from "./measure";
import { startService } from "./service";
import { LARGE_IMAGE_PATH, startAttackOrigin } from "./web/attack-origin";
import { makeAccount, startWorkStage } from "./work-stage";

const HTML_BYTES_MAX = 2_097_152;
const HEALTH_MS_MAX = 2_000;
const GROWTH_MB_MAX = 400;
const SAMPLE_MS = 20;
const SETTLE_MS = 2_000;
const SAVED = 500;

interface AttackStage {
  readonly service: Target;
  /** Of the pages that are checked. */
  readonly origin: string;
  /** Of a signed-in browser whose account has saved as much as it may. */
  readonly cookie: string;
}

type Attack = (stage: AttackStage) => Promise<readonly AttackResult[]>;

const ATTACKS: Readonly<Record<string, Attack>> = {
  "/edit of 2,000,000 <, once": editors(1),
  "/edit of 2,000,000 <, 24 at once": editors(24),
  "400 HEAD /docs/issues in one write, gone after 100 ms": async ({ service }) => [
    await pipelined(service.base, { method: "HEAD", path: "/docs/issues", count: 400, leaveAfterMs: 100 }),
  ],
  "4,000 GET /progress in one write": async ({ service, origin }) => {
    const path = `/progress?url=${encodeURIComponent(`${origin}/never`)}`;
    return [await pipelined(service.base, { method: "GET", path, count: 4_000, leaveAfterMs: 3_000 })];
  },
  "400 connections that watch /progress": async ({ service, origin }) => {
    const path = `/progress?url=${encodeURIComponent(`${origin}/never`)}`;
    return silent(service.base, { path, clients: 400, forMs: 3_000 });
  },
  "250 clients that ask for an image of 8 MB and do not read": async ({ service, origin }) => {
    const page = `${origin}/large-image`;
    await sendFrom(service.base, `/inspect?url=${encodeURIComponent(page)}`, "192.0.2.1");
    const source = new URLSearchParams({ page, src: `${origin}${LARGE_IMAGE_PATH}` });
    return silent(service.base, { path: `/picture?${source}`, clients: 250, forMs: 5_000 });
  },
  "250 clients that ask for a report of megabytes and do not read": async ({ service, origin }) => {
    const path = `/inspect?url=${encodeURIComponent(`${origin}/many-tags`)}`;
    await sendFrom(service.base, path, "192.0.2.1");
    return silent(service.base, { path, clients: 250, forMs: 5_000 });
  },
  "250 clients that ask for a result and do not read": async ({ service, origin }) => {
    const path = `/?url=${encodeURIComponent(`${origin}/many-tags`)}`;
    return silent(service.base, { path, clients: 250, forMs: 8_000 });
  },
  "300 GET /picture of a large check that name no image of it": async ({ service, origin }) => {
    const page = `${origin}/many-tags`;
    await sendFrom(service.base, `/inspect?url=${encodeURIComponent(page)}`, "192.0.2.1");
    const source = new URLSearchParams({ page, src: "x" });
    return inTurn(300, () => sendFrom(service.base, `/picture?${source}`, "192.0.2.2"));
  },
  "150 pages that hang, from three networks, and another's check": async ({ service, origin }) => {
    const hanging = Array.from({ length: 150 }, (_, n) =>
      sendFrom(
        service.base,
        `/inspect?url=${encodeURIComponent(`${origin}/never?${n}`)}`,
        `192.0.${n % 3}.9`,
      ),
    );
    await delay(500);
    const other = sendFrom(
      service.base,
      `/inspect?url=${encodeURIComponent(`${origin}/small`)}`,
      "198.51.100.7",
    );
    const own = { ...(await other), name: "another's check" };
    return [...(await Promise.all(hanging)), own];
  },
  "the first request of every social image, all at once": async ({ service }) =>
    Promise.all(socialPaths().map((path, n) => sendFrom(service.base, path, `192.0.2.${n}`))),
  "every social image, one after the other": async ({ service }) => {
    const paths = socialPaths();
    return inTurn(paths.length, (n) => sendFrom(service.base, paths[n] ?? "", "192.0.2.1"));
  },
  "/saved with 500 long URLs": async ({ service, cookie }) => [
    await sendFrom(service.base, "/saved", "192.0.2.1", { headers: { cookie } }),
  ],
  "a pasted list of 21,000 lines": async ({ service, cookie }) => [
    await sendFrom(service.base, "/api/saved-urls/bulk", "192.0.2.1", {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ text: "a\n".repeat(21_000) }),
    }),
  ],
  "400 GET /api/issues at once": async ({ service }) =>
    Promise.all(Array.from({ length: 400 }, () => sendFrom(service.base, "/api/issues", "192.0.2.77"))),
};

/** Replays each attack on a new service, prints what it cost, and throws what broke a bound. */
export async function benchAttacks(): Promise<void> {
  const stage = await startWorkStage({ sites: 1, responseMs: 0 });
  const target = await startAttackOrigin();
  const { id: accountId, cookie } = await makeAccount(stage.client);
  await stage.client.savedUrl.createMany({
    data: Array.from({ length: SAVED }, (_, n) => ({
      id: newId("savedUrl", systemRandom),
      accountId,
      url: `https://example.com/${n}/${"%E2%82%AC".repeat(220)}`,
      createdAt: new Date(),
    })),
  });
  const service = await startService({
    ...stage.env,
    ALLOW_PRIVATE_ORIGINS: target.origin,
    FETCH_PER_HOST: "64",
    FETCH_PER_HOST_MINUTE: "1000000",
    TRUST_PROXY: "1",
  });
  const rows = [];
  const faults: string[] = [];
  for (const [name, attack] of Object.entries(ATTACKS)) {
    const { row, broken } = await measureAttack(
      name,
      () => attack({ service, origin: target.origin, cookie }),
      service,
    );
    rows.push(row);
    process.stderr.write(`${name}: ${row["CPU s"].toFixed(1)} s\n`);
    faults.push(...broken);
  }
  printTable("Attacks on a new service, in this order", rows);
  await service.stop();
  await stage.stop();
  target.stop();
  if (faults.length > 0) throw new Error(faults.join("; "));
}

async function measureAttack(name: string, attack: () => ReturnType<Attack>, { base, pid }: Target) {
  const sampler = startSampler({ base, pid });
  const [cpuBefore, before] = [totalCpuMs(pid), memoryMb(pid, "VmRSS")];
  const outcomes = await attack();
  await delay(SETTLE_MS);
  const { healthMs, peakMb } = await sampler.stop();
  const largest = Math.max(...outcomes.map(({ htmlBytes }) => htmlBytes));
  const broken = [
    largest > HTML_BYTES_MAX && `${name}: ${largest} bytes of HTML`,
    healthMs > HEALTH_MS_MAX && `${name}: /health took ${Math.round(healthMs)} ms`,
    peakMb - before > GROWTH_MB_MAX && `${name}: ${Math.round(peakMb - before)} MB more`,
    outcomes.some(({ status }) => status === 500) && `${name}: status 500`,
  ].filter((fault) => fault !== false);
  const row = {
    attack: name,
    "CPU s": (totalCpuMs(pid) - cpuBefore) / 1_000,
    "/health longest, ms": healthMs,
    "MB before": before,
    peak: peakMb,
    after: memoryMb(pid, "VmRSS"),
    "largest HTML, KB": largest / 1_024,
    responses: summaryOf(outcomes),
  };
  return { row, broken };
}

/** Polls `/health` and the memory of a process until stopped. */
function startSampler({ base, pid }: Pick<Target, "base" | "pid">) {
  let [running, healthMs, peakMb] = [true, 0, 0];
  const poll = async () => {
    while (running) {
      const start = performance.now();
      await (await fetch(`${base}/health`)).arrayBuffer();
      healthMs = Math.max(healthMs, performance.now() - start);
      peakMb = Math.max(peakMb, memoryMb(pid, "VmRSS"));
      await delay(SAMPLE_MS);
    }
  };
  const polling = poll();
  return {
    async stop() {
      running = false;
      await polling;
      return { healthMs, peakMb };
    },
  };
}

function editors(count: number): Attack {
  return ({ service, origin }) =>
    Promise.all(
      Array.from({ length: count }, (_, n) => {
        const path = `/edit?url=${encodeURIComponent(`${origin}/brackets?${count}-${n}`)}`;
        return sendFrom(service.base, path, `192.0.2.${n}`);
      }),
    );
}

function socialPaths(): readonly string[] {
  return SITE_PAGES.map(({ path }) => (path === "/" ? "/social.png" : `/social${path}.png`));
}

async function inTurn<T>(count: number, next: (number: number) => Promise<T>): Promise<readonly T[]> {
  const outcomes: T[] = [];
  for (let number = 0; number < count; number += 1) outcomes.push(await next(number));
  return outcomes;
}

/** How many responses of each status, and how long those with a name took. */
function summaryOf(outcomes: readonly AttackResult[]): string {
  const counts = new Map<number, number>();
  for (const { status, count = 1 } of outcomes) counts.set(status, (counts.get(status) ?? 0) + count);
  const named = outcomes.flatMap(({ name, status, ms }) =>
    name === undefined ? [] : [`${name}: ${status} after ${Math.round(ms)} ms`],
  );
  return [...[...counts].map(([status, count]) => `${count} × ${status || "none"}`), ...named].join(", ");
}
