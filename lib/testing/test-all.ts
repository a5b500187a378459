// `npm test`: everything, in the order in which a fault is cheapest to find, and one closing line with the counts.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads what a runner left behind; null when the step has no runner and its exit code alone decides. */
  readonly counts: (folder: string) => Counts | null;
}

const STEPS: readonly Step[] = [
  { name: "check", command: ["npm", "run", "check"], counts: () => null },
  {
    name: "unit and integration",
    command: [
      "npx",
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      "--outputFile.json=FOLDER/vitest.json",
    ],
    counts: (folder) => vitestCounts(readJson(join(folder, "vitest.json"))),
  },
  { name: "build", command: ["npm", "run", "build"], counts: () => null },
  {
    name: "end to end",
    command: ["npx", "playwright", "test"],
    counts: (folder) => playwrightCounts(readJson(join(folder, "playwright.json"))),
  },
];

const folder = mkdtempSync(join(tmpdir(), "headlight-test-"));
const total = STEPS.map(runStep).reduce((a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
}));
rmSync(folder, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function runStep({ name, command, counts }: Step): Counts {
  console.log(`\n── ${name}`);
  const [program = "", ...args] = command.map((part) => part.replace("FOLDER", folder));
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, "playwright.json"),
    NEXT_TELEMETRY_DISABLED: "1",
  };
  const { status } = spawnSync(program, args, { stdio: "inherit", env, shell: process.platform === "win32" });
  const found = counts(folder);
  if (found === null) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  // A runner that broke outside any test still counts as a failure.
  return status !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

function numberAt(value: unknown, key: string): number {
  if (typeof value !== "object" || value === null) return 0;
  const found: unknown = Reflect.get(value, key);
  return typeof found === "number" ? found : 0;
}

function vitestCounts(json: unknown): Counts {
  if (json === null) return { passed: 0, failed: 1 };
  return { passed: numberAt(json, "numPassedTests"), failed: numberAt(json, "numFailedTests") };
}

function playwrightCounts(json: unknown): Counts {
  if (typeof json !== "object" || json === null) return { passed: 0, failed: 1 };
  const stats: unknown = Reflect.get(json, "stats");
  return {
    passed: numberAt(stats, "expected") + numberAt(stats, "flaky"),
    failed: numberAt(stats, "unexpected"),
  };
}
