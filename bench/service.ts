import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import manifest from "../package.json";
import { startTarget, type Target } from "./measure";

export interface RunningService extends Target {
  /** From the command to the first healthy `/health`. */
  readonly startMs: number;
}

/** Starts Headlight as `npm start` does, on a free port with a data folder of its own and no hourly limit of checks. */
export async function startService(env: Readonly<Record<string, string>>): Promise<RunningService> {
  const dataDir = mkdtempSync(join(tmpdir(), "headlight-bench-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const [, ...args] = manifest.scripts.start.replace(/^exec /, "").split(" ");
  const before = performance.now();
  const service = await startTarget("Headlight", args, {
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    CHECKS_PER_HOUR: "anonymous=1000000",
    LOG_LEVEL: "info",
    ...env,
  });
  const health = await fetch(`${service.base}/health`);
  if (!health.ok) throw new Error(`/health returned ${health.status}`);
  return { ...service, startMs: performance.now() - before };
}

/** One origin may be fetched from as often and as much at once as it takes to find the limit of the service. */
export function startServiceWithoutHostLimits(
  origins: readonly Target[],
  env: Readonly<Record<string, string>> = {},
): Promise<RunningService> {
  return startService({
    ALLOW_PRIVATE_ORIGINS: origins.map(({ base }) => base).join(),
    FETCH_PER_HOST: "64",
    FETCH_PER_HOST_MINUTE: "1000000",
    TRUST_PROXY: "1",
    ...env,
  });
}

/** Starts a server of the pages that are checked. */
export function spawnOrigin(name = "origin"): Promise<Target> {
  return startTarget(name, ["--import", "tsx", fileURLToPath(new URL("./web/origin.ts", import.meta.url))]);
}
