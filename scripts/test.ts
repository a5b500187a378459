// `npm test`: everything, row by row in the order in which a fault is cheapest to find, stopping after the first row with
// a failure, with what failed and one closing line with the counts.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { playwrightOutcome, type TestOutcome, vitestOutcome } from "@/lib/testing/repository/test-reports";
import { generateClient } from "@/prisma/generate";

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Where its runner writes down what came out, and how that is read; without it the exit code alone decides. */
  readonly report?: { readonly file: string; readonly read: (json: unknown) => TestOutcome };
}

const folder = mkdtempSync(join(tmpdir(), "headlight-test-"));
const VITEST_FILE = join(folder, "vitest.json");
const PLAYWRIGHT_FILE = join(folder, "playwright.json");

/** Those of one row run side by side: each of the first two leaves half of two cores idle. */
const ROWS: readonly (readonly Step[])[] = [
  [
    { name: "check", command: ["npm", "run", "check"] },
    { name: "build", command: ["npm", "run", "build"] },
  ],
  [
    {
      name: "unit and integration",
      command: [
        "npx",
        "vitest",
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${VITEST_FILE}`,
      ],
      report: { file: VITEST_FILE, read: vitestOutcome },
    },
  ],
  [
    {
      name: "end to end",
      command: ["npx", "playwright", "test"],
      report: { file: PLAYWRIGHT_FILE, read: playwrightOutcome },
    },
  ],
];

// Both of the first row need it, and must not make it at the same time.
generateClient(process.cwd());
const outcomes: TestOutcome[] = [];
for (const row of ROWS) {
  process.stdout.write(`\n── ${row.map(({ name }) => name).join(", ")}\n`);
  const ended = await Promise.all(row.map((step) => runStep(step, row.length === 1)));
  outcomes.push(...ended);
  if (ended.some(({ failures }) => failures.length > 0)) break;
}
rmSync(folder, { recursive: true, force: true });
const failures = outcomes.flatMap((outcome) => outcome.failures);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
if (failures.length > 0) console.log(`\n── failed\n${failures.join("\n\n")}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** What it prints is shown at once, or in one piece when it has ended. */
async function runStep({ name, command, report }: Step, isShownAtOnce: boolean): Promise<TestOutcome> {
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    stdio: isShownAtOnce ? "inherit" : ["inherit", "pipe", "pipe"],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_FILE, NEXT_TELEMETRY_DISABLED: "1" },
    shell: process.platform === "win32",
  });
  const [[status], ...said] = await Promise.all([
    once(child, "close"),
    textOf(child.stdout),
    textOf(child.stderr),
  ]);
  if (!isShownAtOnce) process.stdout.write(said.join(""));
  const ended = status === 0 ? [] : [`${name} ended with code ${status}`];
  if (report === undefined) return { passed: 1 - ended.length, failures: ended };
  const outcome = readOutcome(report);
  // A runner that broke outside any test still counts as a failure.
  return outcome.failures.length > 0 ? outcome : { ...outcome, failures: ended };
}

function textOf(output: Readable | null): Promise<string> {
  return output === null ? Promise.resolve("") : text(output);
}

function readOutcome({ file, read }: NonNullable<Step["report"]>): TestOutcome {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    return { passed: 0, failures: [`No report of this step could be read: ${String(error)}`] };
  }
}
