// Headlight beside other libraries and a raw fetch, in one run against one local origin. All targets take turns inside
// each round and ratios are taken per round, which cancels most of the noise of a shared machine; CPU per check comes
// from the scheduler and is the steadiest figure.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { measureCore } from "./core";
import { measureIsolation } from "./isolation";
import { type DriveResult, drive, median, memoryMb, printTable, startTarget, type Target } from "./measure";
import { PEERS } from "./peers";
import { type RunningService, spawnOrigin, startServiceWithoutHostLimits } from "./service";
import { LATE } from "./web/origin";

const ROUNDS = 5;
const RAW = "raw node:http";
const MIX = Array.from({ length: 40 }, (_, i) =>
  i === 20 ? "1900k" : i % 10 === 5 ? "500k" : i % 2 ? "100k" : "10k",
);
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Pages that no target has seen, by size and in a mix of sizes. */
class FreshPages {
  readonly #origin: string;
  #serial = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  readonly unique = (): string => (this.#serial++).toString(36).padStart(8, "0");
  readonly of = (name: string, version = this.unique()): string =>
    `${this.#origin}/p/${name}.html?v=${version}`;
  readonly mix = (): string => this.of(MIX[this.#serial % MIX.length] ?? "10k");
  readonly large = (): string => this.of("100k");
  readonly late = (): string => this.of("100k", LATE + this.unique().slice(LATE.length));
}

/** Measures beside these peers, or all of them, and prints a table for each question. */
export async function measureSpeed(only: readonly string[]): Promise<void> {
  installPeers();
  printTable("Core alone, bytes to report, ms", [measureCore(80)]);
  const [origin, slowOrigin] = await Promise.all([spawnOrigin(), spawnOrigin("origin of slow pages")]);
  const service = await startServiceWithoutHostLimits([origin, slowOrigin]);
  const pages = new FreshPages(origin.base);
  const first = await drive(service, pages.large, { checks: 20, concurrency: 1 });
  const names = Object.keys(PEERS).filter((name) => only.length === 0 || only.includes(name) || name === RAW);
  const peers = await Promise.all(
    names.map((name) => startTarget(name, ["--import", "tsx", file("./peers.ts"), name])),
  );
  const targets = [service, ...peers];
  await measureStart({ service, first, targets, pages });
  const compare = (title: string, nextUrl: () => string, plan: Plan) =>
    printComparison(title, { targets, nextUrl, plan });
  const one = { checks: 150, concurrency: 1 };
  await compare("100 KB page with its image's header, one at a time", pages.large, one);
  const many = { checks: 320, concurrency: 32 };
  await compare("100 KB page with its image's header, 32 at once", pages.large, many);
  await compare("100 KB page, first byte after 200 ms", pages.late, { checks: 8, concurrency: 1 });
  await compare("mix of sizes, 32 at once", pages.mix, { checks: 240, concurrency: 32 });
  await measureCached(service, pages.large());
  printTable("While eight pages of 2 MB made to be slow are checked, ms", [
    await measureIsolation({ service, origin, slowOrigin, unique: pages.unique }),
  ]);
  await measureMemory(service, pages.mix, 5_000);
  for (const target of [...targets, origin, slowOrigin]) await target.stop();
}

interface Start {
  readonly service: RunningService;
  /** The first checks after it. */
  readonly first: DriveResult;
  readonly targets: readonly Target[];
  readonly pages: FreshPages;
}

async function measureStart({ service, first, targets, pages }: Start): Promise<void> {
  // The compiler goes on for thousands of checks: figures of a younger process are of the compiler.
  for (const target of targets) {
    await drive(target, pages.mix, { checks: target === service ? 4_000 : 1_000, concurrency: 8 });
  }
  const warm = await drive(service, pages.large, { checks: 200, concurrency: 1 });
  printTable("Start", [
    {
      "start to a healthy /health, ms": service.startMs,
      "first 20 checks, CPU ms": first.cpuMsPerCheck,
      "warm, CPU ms": warm.cpuMsPerCheck,
      ratio: first.cpuMsPerCheck / warm.cpuMsPerCheck,
    },
  ]);
}

/** The same report from the cache and, as the limit, from a bare server that sends the same bytes. */
async function measureCached(service: Target, url: string): Promise<void> {
  const source = `${service.base}/inspect?url=${encodeURIComponent(url)}`;
  await (await fetch(source)).arrayBuffer();
  const bare = await startTarget("bare server", ["--import", "tsx", file("./bare.ts"), source]);
  const plan = { checks: 5_000, concurrency: 32 };
  for (const target of [service, bare]) await drive(target, () => url, plan);
  const rounds: (readonly [DriveResult, DriveResult])[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push([await drive(service, () => url, plan), await drive(bare, () => url, plan)]);
  }
  await bare.stop();
  const of = (pick: (own: DriveResult, limit: DriveResult) => number) =>
    median(rounds.map(([own, limit]) => pick(own, limit)));
  printTable("A cached report, 32 at once", [
    {
      "requests/s": of((own) => own.perSecond),
      "CPU ms": of((own) => own.cpuMsPerCheck),
      "bare server's requests/s": of((_, limit) => limit.perSecond),
      "its CPU ms": of((_, limit) => limit.cpuMsPerCheck),
      "Headlight's ÷ its": of((own, limit) => own.perSecond / limit.perSecond),
    },
  ]);
}

function installPeers(): void {
  if (existsSync(file("./node_modules"))) return;
  spawnSync("npm", ["ci"], { cwd: file("."), stdio: "inherit" });
}

interface Plan {
  readonly checks: number;
  readonly concurrency: number;
}

interface Comparison {
  readonly targets: readonly Target[];
  readonly nextUrl: () => string;
  readonly plan: Plan;
}

async function printComparison(title: string, { targets, nextUrl, plan }: Comparison): Promise<void> {
  const rounds: ReadonlyMap<string, DriveResult>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const loads = new Map<string, DriveResult>();
    for (let i = 0; i < targets.length; i++) {
      const target = targets[(i + round) % targets.length];
      if (target) loads.set(target.name, await drive(target, nextUrl, plan));
    }
    rounds.push(loads);
  }
  printTable(
    `${title}: medians of ${ROUNDS} rounds, ratios per round`,
    targets.map(({ name }) => row(name, rounds)),
  );
}

function row(
  name: string,
  rounds: readonly ReadonlyMap<string, DriveResult>[],
): Record<string, string | number> {
  const of = (pick: (own: DriveResult, service: DriveResult, raw: DriveResult) => number) =>
    median(
      rounds.flatMap((loads) => {
        const [own, ours, raw] = [loads.get(name), loads.get("Headlight"), loads.get(RAW)];
        return own && ours && raw ? [pick(own, ours, raw)] : [];
      }),
    );
  const broken = rounds.map((loads) => loads.get(name)).find((load) => load?.errors);
  return {
    target: name,
    "CPU ms/check": of((own) => own.cpuMsPerCheck),
    "checks/s": of((own) => own.perSecond),
    "p50 ms": of((own) => own.p50Ms),
    "Headlight's checks/s ÷ its": of((own, ours) => ours.perSecond / own.perSecond),
    "p50 over raw, ms": of((own, _, raw) => own.p50Ms - raw.p50Ms),
    errors: broken ? `${broken.errors}: ${broken.firstError}` : "0",
  };
}

async function measureMemory(service: Target, nextUrl: () => string, checks: number): Promise<void> {
  const samples: Record<string, number> = { "before, MB": memoryMb(service.pid, "VmRSS") };
  for (let part = 1; part <= 5; part++) {
    await drive(service, nextUrl, { checks: checks / 5, concurrency: 32 });
    samples[`after ${(part * checks) / 5}`] = memoryMb(service.pid, "VmRSS");
  }
  printTable("Headlight's resident memory over the mix, 32 at once", [
    { ...samples, "peak, MB": memoryMb(service.pid, "VmHWM") },
  ]);
}
