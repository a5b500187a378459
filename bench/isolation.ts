// What others notice while pages are checked that are made to be slow. `npx tsx bench/isolation.ts SERVICE ORIGIN` is the
// load: a process of its own, so that what it does with large reports does not hold up the one that measures.
import { Agent, get } from "node:http";
import { setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { quantile, startTarget, type Target } from "./measure";
import { SLOW_PAGES } from "./web/pages";

const IDLE_MS = 5_000;
const BUSY_MS = 15_000;
const SLOW_AT_ONCE = 8;
/** The one that asks for slow pages may get 503. */
const SLOW_NETWORK = "198.51.100.1";
/** Those who ask for slow pages and those who serve them would be other machines: they get what the service leaves. */
const ELSEWHERE = 15;

export interface Isolation {
  readonly service: Target;
  /** Serves the ordinary pages. */
  readonly origin: Target;
  /** Serves the slow ones. */
  readonly slowOrigin: Target;
  unique(): string;
}

/** Latencies of `/health` and of checks of two sizes, without and with eight slow pages being checked all the time, in ms. */
export async function measureIsolation({
  service,
  origin,
  slowOrigin,
  unique,
}: Isolation): Promise<Readonly<Record<string, number>>> {
  const check = (name: string) => () =>
    timed(checkUrl(service.base, `${origin.base}/p/${name}.html?v=${unique()}`));
  const plan = { health: () => timed(`${service.base}/health`), small: check("10k"), large: check("500k") };
  const idle = await observe({ ...plan, forMs: IDLE_MS });
  const load = await startTarget("slow pages", [
    "--import",
    "tsx",
    fileURLToPath(import.meta.url),
    service.base,
    slowOrigin.base,
  ]);
  setPriority(load.pid, ELSEWHERE);
  setPriority(slowOrigin.pid, ELSEWHERE);
  const busy = await observe({ ...plan, forMs: BUSY_MS });
  await load.stop();
  return {
    "/health p99 alone": quantile(idle.health, 0.99),
    "beside them p99": quantile(busy.health, 0.99),
    longest: quantile(busy.health, 1),
    "10 KB check p50 alone": quantile(idle.small, 0.5),
    "10 KB beside them": quantile(busy.small, 0.5),
    "500 KB check p50 alone": quantile(idle.large, 0.5),
    "500 KB beside them": quantile(busy.large, 0.5),
  };
}

interface Plan {
  health(): Promise<number>;
  small(): Promise<number>;
  large(): Promise<number>;
  readonly forMs: number;
}

async function observe({ health, small, large, forMs }: Plan) {
  const repeat = async (once: () => Promise<number>, everyMs: number) => {
    const end = performance.now() + forMs;
    const latencies: number[] = [];
    while (performance.now() < end) {
      latencies.push(await once());
      await pause(everyMs);
    }
    return latencies;
  };
  // One after the other, as each is to be known by itself: a check on an idle processor takes /health several turns, too.
  return { health: await repeat(health, 5), small: await repeat(small, 20), large: await repeat(large, 20) };
}

const agent = new Agent({ keepAlive: true });

/**
 * From the request of a network to the end of its response, in ms. Node's plain client: fetch would take a part of the
 * time itself.
 */
function timed(url: string, network = "192.0.2.1"): Promise<number> {
  const before = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "x-forwarded-for": network } }, (response) => {
      if (response.statusCode !== 200 && network !== SLOW_NETWORK)
        reject(new Error(`${response.statusCode} for ${url}`));
      response.resume().once("end", () => resolve(performance.now() - before));
    }).once("error", reject);
  });
}

function checkUrl(service: string, page: string): string {
  return `${service}/inspect?url=${encodeURIComponent(page)}`;
}

/** Checks slow pages, eight at once, until its input ends. */
function loadWithSlowPages(service: string, origin: string): void {
  const names = Object.keys(SLOW_PAGES);
  let serial = 0;
  const checkForever = async (name: string): Promise<never> => {
    for (;;) await timed(checkUrl(service, `${origin}/p/${name}.html?v=s${serial++}`), SLOW_NETWORK);
  };
  for (let at = 0; at < SLOW_AT_ONCE; at++) void checkForever(names[at % names.length] ?? "");
  console.log(JSON.stringify({ base: service }));
  process.stdin.resume().on("end", () => process.exit(0));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  loadWithSlowPages(process.argv[2] ?? "", process.argv[3] ?? "");
}
