import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { Pool } from "undici";

export interface Target {
  readonly name: string;
  readonly base: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a child that prints its URL, as `{"base":"http://…"}` or `… ready at http://…`, once it serves. */
export function startTarget(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Target> {
  const child = spawn(process.execPath, args, {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  return new Promise((done, failed) => {
    let out = "";
    child.stdout.on("data", (chunk) => {
      out = (out + chunk).slice(-2_000);
      const base = /(?:"base":"|ready at )(http:[^"\s]+)/.exec(out)?.[1];
      if (base) done({ name, base, pid: child.pid ?? 0, stop: () => stop(child) });
    });
    child.once("exit", (code) => failed(new Error(`${name} ended with ${code}: ${out}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once("exit", () => done());
    child.kill("SIGTERM");
  });
}

/** CPU time of every thread of a process so far, in ms, from the scheduler's own counters (Linux). */
export function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((id) =>
    Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, "utf8").split(" ")[0]),
  );
  return nanoseconds.reduce((a, b) => a + b, 0) / 1e6;
}

/** CPU time of a process so far with all threads that have ended, in ms, as exactly as its clock of 100 ticks a second (Linux). */
export function totalCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory of a process in MB: `VmRSS` now, `VmHWM` at its peak. */
export function memoryMb(pid: number, which: "VmRSS" | "VmHWM"): number {
  const kb = new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kb) / 1024;
}

export interface DriveResult {
  readonly checks: number;
  readonly errors: number;
  readonly firstError: string;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly cpuMsPerCheck: number;
}

/** Drives a target with `concurrency` connections until `checks` are done, each of a URL never seen before. */
export async function drive(
  target: Target,
  nextUrl: () => string,
  plan: { readonly checks: number; readonly concurrency: number },
): Promise<DriveResult> {
  const pool = new Pool(target.base, {
    connections: plan.concurrency,
    headersTimeout: 120_000,
    bodyTimeout: 120_000,
  });
  const latencies: number[] = [];
  let started = 0;
  let errors = 0;
  let firstError = "";
  const worker = async () => {
    while (started < plan.checks) {
      started++;
      const before = performance.now();
      const response = await pool.request({
        method: "GET",
        path: `/inspect?url=${encodeURIComponent(nextUrl())}`,
      });
      const body = await response.body.text();
      latencies.push(performance.now() - before);
      if (response.statusCode === 200) continue;
      errors++;
      firstError ||= `${response.statusCode} ${body.slice(0, 120)}`;
    }
  };
  const cpuBefore = cpuMs(target.pid);
  const wallBefore = performance.now();
  await Promise.all(Array.from({ length: plan.concurrency }, worker));
  const wallMs = performance.now() - wallBefore;
  const cpuMsPerCheck = (cpuMs(target.pid) - cpuBefore) / latencies.length;
  await pool.close();
  const perSecond = (latencies.length / wallMs) * 1000;
  return { checks: latencies.length, errors, firstError, perSecond, p50Ms: median(latencies), cpuMsPerCheck };
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which this part of the values is, from 0 to 1. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Prints rows as a Markdown table. */
export function printTable(title: string, rows: readonly Readonly<Record<string, string | number>>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const text = (value: string | number | undefined) =>
    typeof value === "number" ? value.toFixed(2) : (value ?? "");
  const lines = [
    columns,
    columns.map(() => "---"),
    ...rows.map((row) => columns.map((column) => text(row[column]))),
  ];
  console.log(`\n${title}\n\n${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}`);
}
