import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { drive, printTable } from "./measure";
import { spawnOrigin, startServiceWithoutHostLimits } from "./service";
import { SLOW_PAGES } from "./web/pages";

const PROBE = new URL("./turn-probe.js", import.meta.url).href;
const WARM_UP = { checks: 1_000, concurrency: 8 };
const LOOK_EVERY_MS = 20;

/**
 * Prints how long pages made to be slow keep the event loop to themselves, by the processor time of the service's main
 * thread, which other programs don't disturb: each page alone, then all of them at once.
 */
export async function measureTurns(checks: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "headlight-turns-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "longest");
  const origin = await spawnOrigin();
  const preload = { TURNS_FILE: file, NODE_OPTIONS: `--import ${PROBE}` };
  const service = await startServiceWithoutHostLimits([origin], preload);
  const longestMs = async () => {
    rmSync(file, { force: true });
    process.kill(service.pid, "SIGUSR2");
    while (!existsSync(file) || readFileSync(file, "utf8") === "") await pause(LOOK_EVERY_MS);
    return Number(readFileSync(file, "utf8"));
  };
  let serial = 0;
  const pageOf = (name: string) => () =>
    `${origin.base}/p/${name}.html?v=${(serial++).toString(36).padStart(8, "0")}`;
  const names = Object.keys(SLOW_PAGES);
  const anyPage = () => pageOf(names[serial % names.length] ?? "")();
  await drive(service, pageOf("100k"), WARM_UP);
  await drive(service, anyPage, { checks: names.length * 2, concurrency: 1 });
  const measure = async (page: string, nextUrl: () => string, concurrency: number) => {
    await longestMs();
    const { errors } = await drive(service, nextUrl, { checks, concurrency });
    return { page, "longest turn, CPU ms": await longestMs(), "not 200": String(errors) };
  };
  const rows = [];
  for (const name of names) rows.push(await measure(name, pageOf(name), 1));
  rows.push(await measure(`all, ${names.length} at once`, anyPage, names.length));
  printTable(`Pages of 2 MB made to be slow, ${checks} checks each`, rows);
  for (const target of [service, origin]) await target.stop();
}
