// What others notice while pages are checked that are made to be slow.
import { setTimeout as pause } from "node:timers/promises";
import type { Target } from "./measure";
import { quantile } from "./measure";
import { SLOW_PAGES } from "./pages";

const IDLE_MS = 5_000;
const BUSY_MS = 15_000;
const SLOW_AT_ONCE = 8;

/** Latencies of `/health` and of a check of 10 KB, without and with eight slow pages being checked all the time, in ms. */
export async function measureIsolation(
  { base }: Target,
  origin: string,
  unique: () => string,
): Promise<Readonly<Record<string, number>>> {
  const check = (page: string) =>
    timed(`${base}/inspect?url=${encodeURIComponent(`${origin}/p/${page}.html?v=${unique()}`)}`);
  const idle = await observe(base, { check, forMs: IDLE_MS });
  const end = performance.now() + BUSY_MS;
  const slow = Array.from({ length: SLOW_AT_ONCE }, async (_, index) => {
    const name = Object.keys(SLOW_PAGES)[index % Object.keys(SLOW_PAGES).length] ?? "";
    while (performance.now() < end) await check(name);
  });
  const busy = await observe(base, { check, forMs: BUSY_MS });
  await Promise.all(slow);
  return {
    "/health p99 alone": quantile(idle.health, 0.99),
    "beside them p99": quantile(busy.health, 0.99),
    longest: quantile(busy.health, 1),
    "10 KB check p50 alone": quantile(idle.checks, 0.5),
    "beside them p50": quantile(busy.checks, 0.5),
  };
}

interface Plan {
  check(page: string): Promise<number>;
  readonly forMs: number;
}

async function observe(base: string, { check, forMs }: Plan) {
  const end = performance.now() + forMs;
  const health: number[] = [];
  const checks: number[] = [];
  const repeat = async (into: number[], once: () => Promise<number>, everyMs: number) => {
    while (performance.now() < end) {
      into.push(await once());
      await pause(everyMs);
    }
  };
  await Promise.all([
    repeat(health, () => timed(`${base}/health`), 5),
    repeat(checks, () => check("10k"), 20),
  ]);
  return { health, checks };
}

async function timed(url: string): Promise<number> {
  const before = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  return performance.now() - before;
}
