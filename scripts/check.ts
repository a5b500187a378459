// `npm run check`: everything that judges the sources without running them, all at once. Each prints when it has ended.
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

generateClient(process.cwd());
const passed = await Promise.all(COMMANDS.map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;

/** Runs a program of node_modules/.bin, which npm puts on the PATH. Returns whether it found nothing wrong. */
function run(command: string): Promise<boolean> {
  return new Promise((resolve) => {
    exec(command, { maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) => {
      process.stdout.write(`\n${command}${error === null ? "" : " failed"}\n${stdout}${stderr}`);
      resolve(error === null);
    });
  });
}
