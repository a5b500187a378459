import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { compiledProgram } from "./compiled-program";

export interface Instance {
  readonly child: ChildProcess;
  readonly origin: string;
  /** What it logged so far, a line for each event. */
  readonly lines: readonly string[];
  /** Sends the signal and waits for the end; resolves with the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts an instance with these settings; resolves once it listens. */
export type StartInstance = (environment: Readonly<Record<string, string>>) => Promise<Instance>;

/** What starts `instance-process.ts`. Call it at the top of a test file. */
export function instanceProgram(): StartInstance {
  const script = compiledProgram("lib/testing/servers/instance-process.ts");
  return (environment) => startInstance(script(), environment);
}

async function startInstance(
  script: string,
  environment: Readonly<Record<string, string>>,
): Promise<Instance> {
  const child = spawn(process.execPath, [script], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH, NODE_ENV: "test", ...environment },
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  const origin = await new Promise<string>((ready, fail) => {
    child.once("exit", (code) =>
      fail(new Error(`The instance ended with code ${code}: ${lines.join("\n")}`)),
    );
    reader.on("line", (line) => {
      if (/^http:\/\/127\.0\.0\.1:\d+$/.test(line)) ready(line);
      else lines.push(line);
    });
  });
  return {
    child,
    origin,
    lines,
    async end(signal = "SIGTERM") {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
