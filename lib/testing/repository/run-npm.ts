import { spawnSync } from "node:child_process";

interface Ended {
  readonly code: number | null;
  /** What it printed, errors included. */
  readonly text: string;
}

/** Runs `npm run NAME -- ARGS` as an operator does, with these settings alone. */
export function runNpm(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Ended {
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync("npm", ["run", "-s", name, "--", ...args], {
    encoding: "utf8",
    env: { PATH, HOME, NODE_ENV: "production", ...settings },
  });
  return { code: status, text: stdout + stderr };
}
