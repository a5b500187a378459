// `npm run check`: everything that judges the sources without running them, all at once. What failed is printed last.
import { exec } from "node:child_process";
import { generateClient } from "@/prisma/generate";

/** Those that take longest begin first. */
const COMMANDS = [
  "tsc --noEmit",
  "knip",
  "biome check .",
  "tsx scripts/check-words.ts",
  "tsx scripts/check-house.ts",
  "tsc --noEmit -p lib/inspect",
];

interface Ended {
  readonly isPassed: boolean;
  readonly text: string;
}

generateClient(process.cwd());
const ended = await Promise.all(COMMANDS.map(run));
const failed = ended.filter(({ isPassed }) => !isPassed);
for (const { text } of [...ended.filter(({ isPassed }) => isPassed), ...failed]) process.stdout.write(text);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Runs a program of node_modules/.bin, which npm puts on the PATH. */
function run(command: string): Promise<Ended> {
  return new Promise((resolve) => {
    exec(command, { maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) => {
      const isPassed = error === null;
      resolve({ isPassed, text: `\n── ${command}${isPassed ? "" : " failed"}\n${stdout}${stderr}` });
    });
  });
}
