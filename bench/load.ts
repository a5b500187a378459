// `npm run bench -- load [seconds]`: twice the checks a second that the service can do, all of pages it has not cached,
// from many networks to many hosts; then a thousand targets that never respond, and one target that everybody checks.
// Fails if latency or memory is not bounded, or a target gets more than it may.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Pool } from "undici";
import { median, memoryMb, printTable, type Target } from "./measure";
import { makeJpeg } from "./web/images";
import { makePage, TOKEN } from "./web/pages";

const HOSTS = 200;
const NETWORKS = 60;
const SLOW = 1_000;
const WARM_UP_SECONDS = 15;
const PER_HOST_AT_ONCE = 6;
const PER_HOST_MINUTE = 60;
const P99_MS_MAX = 10_000;
const RECOVERY_MS_MAX = 5_000;
const GROWTH_MB_MAX = 300;

interface LoadTargets {
  readonly origins: readonly string[];
  /** Most requests of one host that were open at the same time, and all pages that it was asked for. */
  busiest(host: string): { readonly atOnce: number; readonly pages: number };
  stop(): void;
}

interface Outcome {
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: boolean;
}

type Start = (allowedOrigins: readonly string[]) => Promise<Target>;

/** Measures for so many seconds at twice the sustainable rate, and throws what is not bounded. */
export async function benchLoad(seconds: number, start: Start): Promise<void> {
  const targets = await startTargets();
  const service = await start(targets.origins);
  const client = new Client(service, targets.origins);
  try {
    // Compiled first: a server that has just started does a fraction of what it can.
    await client.sustainable(WARM_UP_SECONDS);
    const perSecond = await client.sustainable(Math.min(20, Math.max(3, seconds / 10)));
    const before = memoryMb(service.pid, "VmRSS");
    const flood = await client.atRate(2 * perSecond, seconds);
    const after = memoryMb(service.pid, "VmRSS");
    const recovery = await client.recovery();
    const slow = await client.besideSlow();
    const hot = await client.hotTarget(targets);
    report({ perSecond, flood, before, after, recovery, slow, hot });
  } finally {
    await client.close();
    await service.stop();
    targets.stop();
  }
}

/** Hosts are IP addresses of the loopback network, since limits are by host. */
async function startTargets(): Promise<LoadTargets> {
  const open = new Map<string, number>();
  const most = new Map<string, number>();
  const pages = new Map<string, number>();
  const templates = new Map<string, string>();
  const image = makeJpeg({ width: 1200, height: 630 }, 50_000);
  const server = createServer((req, res) => {
    const [host = ""] = (req.headers.host ?? "").split(":");
    const now = (open.get(host) ?? 0) + 1;
    open.set(host, now);
    most.set(host, Math.max(most.get(host) ?? 0, now));
    res.once("close", () => open.set(host, (open.get(host) ?? 1) - 1));
    if (req.url?.startsWith("/slow")) return;
    if (req.url?.startsWith("/img/"))
      return void res.writeHead(200, { "content-type": "image/jpeg" }).end(image);
    const version = /^\/p\/10k\.html\?(v=\w{8})$/.exec(req.url ?? "")?.[1];
    if (!version) return void res.writeHead(404).end();
    pages.set(host, (pages.get(host) ?? 0) + 1);
    const html = templates.get(host)?.replaceAll(TOKEN, version);
    setTimeout(() => res.writeHead(200, { "content-type": "text/html" }).end(html), 20);
  });
  await new Promise<void>((done) => server.listen(0, "0.0.0.0", 4_096, done));
  const { port } = server.address() as AddressInfo;
  const origins = Array.from({ length: HOSTS }, (_, n) => `http://127.0.1.${n + 1}:${port}`);
  for (const origin of origins) {
    templates.set(new URL(origin).hostname, makePage("10k", origin).html.toString());
  }
  return {
    origins,
    busiest: (origin) => {
      const { hostname } = new URL(origin);
      return { atOnce: most.get(hostname) ?? 0, pages: pages.get(hostname) ?? 0 };
    },
    stop: () => server.close().closeAllConnections(),
  };
}

class Client {
  readonly #pool: Pool;
  readonly #origins: readonly string[];
  #serial = 0;

  constructor({ base }: Target, origins: readonly string[]) {
    this.#pool = new Pool(base, { connections: 512, headersTimeout: 60_000, bodyTimeout: 60_000 });
    this.#origins = origins;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  /** Checks a second with eight at a time. */
  async sustainable(seconds: number): Promise<number> {
    const until = performance.now() + seconds * 1_000;
    let done = 0;
    const work = async () => {
      while (performance.now() < until) if ((await this.#check()).status === 200) done += 1;
    };
    await Promise.all(Array.from({ length: 8 }, work));
    return Math.max(1, done / seconds);
  }

  /** Starts checks at a steady rate, whether or not the ones before have ended. */
  async atRate(perSecond: number, seconds: number): Promise<readonly Outcome[]> {
    const running: Promise<Outcome>[] = [];
    const start = performance.now();
    for (let passed = 0; passed < seconds * 1_000; passed = performance.now() - start) {
      while (running.length < (passed / 1_000) * perSecond) running.push(this.#check());
      await pause(10);
    }
    return Promise.all(running);
  }

  /** Milliseconds until a check is made as usual again. */
  async recovery(): Promise<number> {
    const start = performance.now();
    while ((await this.#check()).status !== 200) await pause(100);
    return performance.now() - start;
  }

  /** Checks of pages that respond, beside a thousand of pages that do not. */
  async besideSlow(): Promise<readonly Outcome[]> {
    const slow = Array.from({ length: SLOW }, (_, n) =>
      this.#check(`${this.#origins[n % HOSTS]}/slow?${n}`, n % 20),
    );
    const fast: Outcome[] = [];
    for (let n = 0; n < 40; n++) fast.push(await this.#check(undefined, NETWORKS - 1));
    await Promise.all(slow);
    return fast;
  }

  /** What one target gets when all networks check it for a few seconds. */
  async hotTarget(targets: LoadTargets): Promise<HotTarget> {
    const origin = this.#origins[0] ?? "";
    // What the checks before have used of the host's minute is given back.
    await pause(60_000);
    const before = targets.busiest(origin);
    const start = performance.now();
    await Promise.all(Array.from({ length: 300 }, () => this.#check(this.#pageOf(0))));
    const after = targets.busiest(origin);
    return {
      atOnce: after.atOnce,
      pages: after.pages - before.pages,
      minutes: (performance.now() - start) / 60_000,
    };
  }

  /** A page of that host which nobody has checked. */
  #pageOf(host: number): string {
    return `${this.#origins[host]}/p/10k.html?v=${(this.#serial++).toString(36).padStart(8, "0")}`;
  }

  async #check(url?: string, network = this.#serial % NETWORKS): Promise<Outcome> {
    const checked = url ?? this.#pageOf(this.#serial % HOSTS);
    const start = performance.now();
    try {
      const { statusCode, headers, body } = await this.#pool.request({
        method: "GET",
        path: `/inspect?url=${encodeURIComponent(checked)}`,
        headers: { "x-forwarded-for": `198.51.100.${network + 1}` },
      });
      await body.dump();
      return {
        status: statusCode,
        ms: performance.now() - start,
        retryAfter: headers["retry-after"] !== undefined,
      };
    } catch {
      return { status: 0, ms: performance.now() - start, retryAfter: false };
    }
  }
}

interface HotTarget {
  readonly atOnce: number;
  readonly pages: number;
  readonly minutes: number;
}

interface Measured {
  readonly perSecond: number;
  readonly flood: readonly Outcome[];
  readonly before: number;
  readonly after: number;
  readonly recovery: number;
  readonly slow: readonly Outcome[];
  readonly hot: HotTarget;
}

function report({ perSecond, flood, before, after, recovery, slow, hot }: Measured): void {
  const good = flood.filter(({ status }) => status === 200);
  const rejected = flood.filter(({ status }) => status === 429 || status === 503);
  const broken = flood.filter(({ status }) => ![200, 429, 503, 504].includes(status));
  const p99 = percentile(flood, 0.99);
  printTable("Twice the sustainable rate of checks", [
    {
      "sustainable, checks/s": perSecond,
      started: flood.length,
      "200": good.length,
      "429 or 503": rejected.length,
      other: broken.length,
      "p50 of 200, ms": median(good.map(({ ms }) => ms)),
      "p99, ms": p99,
      "memory before, MB": before,
      "after, MB": after,
      "recovery, ms": recovery,
      "beside 1,000 slow: p50, ms": median(slow.map(({ ms }) => ms)),
      "one target: at once": hot.atOnce,
      "one target: pages": hot.pages,
    },
  ]);
  const faults = [
    good.length === 0 && "no check succeeds",
    broken.length > 0 &&
      `${broken.length} end with neither a report nor 429 or 503, such as ${broken[0]?.status}`,
    rejected.some(({ retryAfter }) => !retryAfter) && "a rejection does not say when to come back",
    p99 > P99_MS_MAX && `p99 is ${Math.round(p99)} ms`,
    after - before > GROWTH_MB_MAX && `memory grows by ${Math.round(after - before)} MB`,
    recovery > RECOVERY_MS_MAX && `recovery takes ${Math.round(recovery)} ms`,
    slow.filter(({ status }) => status === 200).length < slow.length / 2 && "slow targets starve fast ones",
    hot.atOnce > PER_HOST_AT_ONCE && `one target got ${hot.atOnce} requests at once`,
    hot.pages > PER_HOST_MINUTE * (1 + hot.minutes) && `one target got ${hot.pages} pages`,
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new Error(faults.join("; "));
}

function percentile(outcomes: readonly Outcome[], part: number): number {
  const sorted = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}
