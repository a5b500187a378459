// `npm run simulate -- CHECKS_PER_SECOND SECONDS`: what limiter, cache and queue meet at that size, and what one core of
// this machine does of it.
import { performance } from "node:perf_hooks";
import { createMemoryReportCache } from "@/lib/cache/memory-report-cache";
import { systemClock } from "@/lib/clock";
import { createMemoryBucket } from "@/lib/limits/memory-bucket";
import { connectShared } from "@/lib/redis/connect";
import { HAS_REDIS, startRedisServer } from "@/lib/testing/servers/redis-server";
import { simulate } from "./simulation";

const OPERATIONS_MAX = 20_000;
const AT_ONCE = 200;
const LIMIT = { capacity: 1000, refillPerHour: 1000 };

const [perSecond = 10_000, seconds = 10] = process.argv.slice(2).map(Number);
const load = {
  perSecond,
  seconds,
  pages: 2_000_000,
  callers: 500_000,
  perHour: 1000,
  checkMs: 800,
  slots: 4096,
};
const outcome = simulate(load);
const share = (count: number) => `${((100 * count) / outcome.requested).toFixed(1)} %`;
console.log(`${outcome.requested} checks in ${seconds} s (${perSecond}/s), 2 million pages by Zipf, 800 ms a check
  from the cache     ${share(outcome.hits)}
  shared a running one ${share(outcome.shared)}
  fetched            ${share(outcome.checked)}, ${outcome.busiest} at once
  rejected by limits  ${share(outcome.rejected)}
  overloaded         ${share(outcome.overloaded)}`);

const memory = createMemoryBucket(systemClock);
await report("buckets in memory", (turn) => memory.take(`account:${turn % 5000}`, LIMIT));
const cache = createMemoryReportCache(systemClock);
await report("lookups in the memory cache", (turn) => cache.get(`https://example.com/${turn}`));
if (HAS_REDIS) {
  const server = await startRedisServer();
  const shared = connectShared({
    redisUrl: server.url,
    upstashRedisRestUrl: null,
    upstashRedisRestToken: null,
  });
  if (shared !== null) {
    await report("buckets in one Redis", (turn) => shared.bucket.take(`account:${turn % 5000}`, LIMIT));
    const bytes = Buffer.alloc(12_000, "x");
    await report("reports of 12 KB written to one Redis", (turn) =>
      shared.store.set(`report:${turn % 2000}`, bytes, 60_000),
    );
    await report("reports of 12 KB read from one Redis", (turn) => shared.store.get(`report:${turn % 2000}`));
    shared.close();
  }
  await server.close();
}

/** Runs an operation as often as there are checks, within bounds, 200 at once, and prints how many a second one core does. */
async function report(name: string, run: (turn: number) => Promise<unknown>): Promise<void> {
  const operations = Math.min(OPERATIONS_MAX, outcome.requested);
  const start = performance.now();
  for (let turn = 0; turn < operations; turn += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => run(turn + index)));
  const perCore = Math.round((operations * 1000) / (performance.now() - start));
  console.log(`${perCore.toLocaleString("en")}/s  ${name}`);
}
