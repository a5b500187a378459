// `npm run bench`: Headlight beside other libraries and a raw fetch, in one run against one local origin.
// All targets take turns inside each round and ratios are taken per round, which cancels most of the noise of a
// shared machine; CPU per check comes from the scheduler and is the steadiest figure. Linux only.
// `npm run bench -- metascraper` measures beside that one peer and the raw fetch alone; `-- audits` and `-- monitors`
// measure what runs outside of requests, `-- agents` calls of tools. `-- worst SECONDS SEED` searches for the pages that block the event loop longest,
// `-- fuzz INPUTS SEED` tries broken inputs.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import manifest from "../package.json";
import { measureAgents } from "./agents";
import { measureAudits } from "./audits";
import { measureCore } from "./core";
import { benchFuzz } from "./fuzz";
import { measureIsolation } from "./isolation";
import { drive, type Load, median, memoryMb, printTable, startTarget, type Target } from "./measure";
import { measureMonitors } from "./monitors";
import { PEERS } from "./peers";
import { benchWorst } from "./worst";

const ROUNDS = 5;
const RAW = "raw node:http";
const MIX = Array.from({ length: 40 }, (_, i) =>
  i === 20 ? "1900k" : i % 10 === 5 ? "500k" : i % 2 ? "100k" : "10k",
);
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

let serial = 0;
const unique = () => (serial++).toString(36).padStart(8, "0");

const [subject, size, seed] = process.argv.slice(2);
if (subject === "worst" || subject === "fuzz") {
  if (subject === "worst") benchWorst(Number(size ?? 120), Number(seed ?? 1));
  else benchFuzz(Number(size ?? 1_000_000), Number(seed ?? 1));
  process.exit(0);
}
if (subject === "audits" || subject === "monitors" || subject === "agents") {
  if (subject === "audits") await measureAudits();
  else if (subject === "agents") await measureAgents();
  else await measureMonitors(Number(size ?? 10_000));
  process.exit(0);
}
installPeers();
printTable("Core alone, bytes to report, ms", [measureCore(80)]);
const origin = await startTarget("origin", ["--import", "tsx", file("./origin.ts")]);
const { service, startMs } = await startService(origin.base);
const only = process.argv.slice(2);
const peers = await Promise.all(
  Object.keys(PEERS)
    .filter((name) => only.length === 0 || only.includes(name) || name === RAW)
    .map((name) => startTarget(name, ["--import", "tsx", file("./peers.ts"), name])),
);
const targets = [service, ...peers];
const pageUrl = (name: string, extra = "") => `${origin.base}/p/${name}.html?v=${unique()}${extra}`;
const mixUrl = () => pageUrl(MIX[serial % MIX.length] ?? "10k");
const largeUrl = () => pageUrl("100k");

const first = await drive(service, largeUrl, { checks: 20, concurrency: 1 });
// The compiler goes on for thousands of checks: figures of a younger process are of the compiler.
for (const target of targets) {
  await drive(target, mixUrl, { checks: target === service ? 4_000 : 1_000, concurrency: 8 });
}
const warm = await drive(service, largeUrl, { checks: 200, concurrency: 1 });
printTable("Start", [
  {
    "start to a healthy /health, ms": startMs,
    "first 20 checks, CPU ms": first.cpuMsPerCheck,
    "warm, CPU ms": warm.cpuMsPerCheck,
    ratio: first.cpuMsPerCheck / warm.cpuMsPerCheck,
  },
]);
await compare("100 KB page with its image's header, one at a time", largeUrl, {
  checks: 150,
  concurrency: 1,
});
await compare("100 KB page with its image's header, 32 at once", largeUrl, { checks: 320, concurrency: 32 });
await compare("100 KB page, first byte after 200 ms", () => pageUrl("100k", "&ttfb=200"), {
  checks: 8,
  concurrency: 1,
});
await compare("mix of sizes, 32 at once", mixUrl, { checks: 240, concurrency: 32 });
await cached();
printTable("While eight pages of 2 MB made to be slow are checked, ms", [
  await measureIsolation(service, origin.base, unique),
]);
await memory(5_000);
for (const target of [...targets, origin]) await target.stop();

/** The same report from the cache and, as the limit, from a bare server that sends the same bytes. */
async function cached(): Promise<void> {
  const url = largeUrl();
  const source = `${service.base}/inspect?url=${encodeURIComponent(url)}`;
  await (await fetch(source)).arrayBuffer();
  const bare = await startTarget("bare server", ["--import", "tsx", file("./bare.ts"), source]);
  const plan = { checks: 5_000, concurrency: 32 };
  for (const target of [service, bare]) await drive(target, () => url, plan);
  const rounds: (readonly [Load, Load])[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push([await drive(service, () => url, plan), await drive(bare, () => url, plan)]);
  }
  await bare.stop();
  const of = (pick: (own: Load, limit: Load) => number) =>
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

async function startService(originBase: string): Promise<{ service: Target; startMs: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), "headlight-bench-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const env = {
    PORT: "0",
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    ALLOW_PRIVATE_ORIGINS: originBase,
    CHECKS_PER_HOUR: "anonymous=1000000",
    FETCH_PER_HOST: "64",
    FETCH_PER_HOST_MINUTE: "1000000",
    LOG_LEVEL: "info",
  };
  const [, ...args] = manifest.scripts.start.replace(/^exec /, "").split(" ");
  const before = performance.now();
  const service = await startTarget("Headlight", args, env);
  const health = await fetch(`${service.base}/health`);
  if (!health.ok) throw new Error(`/health returned ${health.status}`);
  return { service, startMs: performance.now() - before };
}

async function compare(
  title: string,
  nextUrl: () => string,
  plan: { checks: number; concurrency: number },
): Promise<void> {
  const rounds: ReadonlyMap<string, Load>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const loads = new Map<string, Load>();
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

function row(name: string, rounds: readonly ReadonlyMap<string, Load>[]): Record<string, string | number> {
  const of = (pick: (own: Load, service: Load, raw: Load) => number) =>
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

async function memory(checks: number): Promise<void> {
  const samples: Record<string, number> = { "before, MB": memoryMb(service.pid, "VmRSS") };
  for (let part = 1; part <= 5; part++) {
    await drive(service, mixUrl, { checks: checks / 5, concurrency: 32 });
    samples[`after ${(part * checks) / 5}`] = memoryMb(service.pid, "VmRSS");
  }
  printTable("Headlight's resident memory over the mix, 32 at once", [
    { ...samples, "peak, MB": memoryMb(service.pid, "VmHWM") },
  ]);
}
