// The commands that README and docs/operations tell operators to run. e2e/documented-commands.spec.ts runs them as they are
// written there, but for those that have to be run elsewhere.
import { readFileSync } from "node:fs";

const FILES = ["README.md", "docs/operations/README.md", "docs/operations/scaling.md", "compose.yaml"];

/** A command that the end-to-end tests cannot run. */
interface Elsewhere {
  readonly commands: RegExp;
  readonly why: string;
  /** The file that runs it, with words of it that do. */
  readonly file: string;
  readonly words: string;
}

export const ELSEWHERE: readonly Elsewhere[] = [
  {
    commands: /^npm ci(?: && npm (?:test|start))?$/,
    why: "installs, in a clone, what the tests run with",
    file: ".ci/run",
    words: "npm ci && npm test",
  },
  {
    commands: /^npm run check$/,
    why: "is a step of npm test before the end-to-end tests",
    file: "scripts/test.ts",
    words: '["npm", "run", "check"]',
  },
  {
    commands: /^npm run build$/,
    why: "is a step of npm test before the end-to-end tests",
    file: "scripts/test.ts",
    words: '["npm", "run", "build"]',
  },
  {
    commands: /^npm run dev$/,
    why: "compiles everything again while the tests use the build",
    file: "lib/server/worker-process.test.ts",
    words: '"scripts/start.js", "--dev"',
  },
  {
    commands: /^npm run new -- /,
    why: "writes a source",
    file: "lib/server/operations-docs.test.ts",
    words: '"npm run new -- rule my_code"',
  },
  {
    commands: /^npm run bench(?: -- \w+)?$/,
    why: "takes minutes; its part about monitors runs",
    file: "e2e/workers.spec.ts",
    words: '"bench/run.ts", "monitors"',
  },
  {
    commands: /^npm run simulate(?: -- [\d ]+)?$/,
    why: "uses both cores for a minute; a smaller size runs",
    file: "lib/server/operations-docs.test.ts",
    words: 'runNpm("simulate"',
  },
  {
    commands: /docker compose up$/,
    why: "needs a container runtime; linters read the files",
    file: "lib/server/deployment.test.ts",
    words: 'read("compose.yaml")',
  },
];

/** Each command once, in the order of the documents: lines of shell blocks, and commands within a sentence. */
export function documentedCommands(): readonly string[] {
  return [...new Set(FILES.flatMap((file) => commandsIn(readFileSync(file, "utf8"))))];
}

/** The commands that the end-to-end tests run. */
export function runnableCommands(): readonly string[] {
  return documentedCommands().filter((command) => !ELSEWHERE.some(({ commands }) => commands.test(command)));
}

function commandsIn(text: string): string[] {
  const found = text.matchAll(
    /^```sh\n([\s\S]*?)^```$|`((?:npm|curl|docker) [^`]+)`|^# {3}(\w+=.* docker .*)$/gm,
  );
  const lines = [...found].flatMap(([, block, inline, comment]) =>
    (block ?? inline ?? comment ?? "").split("\n"),
  );
  return lines.map((line) => line.replace(/ +# .*/, "").trim()).filter(Boolean);
}
