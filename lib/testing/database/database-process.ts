import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { compiledProgram } from "@/lib/testing/servers/compiled-program";

export interface DatabaseProcess {
  readonly child: ChildProcess;
  /** What it printed so far: ids of acknowledged accounts, and `! why` for writes that were rejected. */
  readonly lines: readonly string[];
  /** Settles when that many lines were printed, or the process ended. */
  printed(count: number): Promise<void>;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
  readonly ended: Promise<void>;
}

interface WriterOptions {
  readonly dataDir: string;
  /** Tells its accounts from those of others. */
  readonly prefix: string;
  /** How many accounts it writes; as many as it can when absent. */
  readonly limit?: number;
  /** The user it runs as; the test's own when absent. */
  readonly uid?: number;
  /** The folder it works in, with a build and the migrations; the repository when absent. */
  readonly root?: string;
}

/** What starts `database-writer.ts` on a data folder. Call it at the top of a test file. */
export function databaseProgram(): (options: WriterOptions) => DatabaseProcess {
  const script = compiledProgram("lib/testing/database/database-writer.ts");
  return (options) => startWriter(script(), options);
}

function startWriter(script: string, options: WriterOptions): DatabaseProcess {
  const { dataDir, prefix, limit = Infinity, uid, root = "." } = options;
  const child = spawn(process.execPath, [script, dataDir, prefix, String(limit), resolve(root)], {
    ...(uid === undefined ? {} : { uid, gid: uid }),
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "test",
      ...(uid === undefined ? {} : { HOME: "/", TMPDIR: "/tmp" }),
    },
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on("line", (line) => lines.push(line));
  const ended = Promise.all([once(child, "exit"), once(reader, "close")]).then(() => undefined);
  return {
    child,
    lines,
    ended,
    async printed(count) {
      while (lines.length < count && child.exitCode === null && child.signalCode === null)
        await Promise.race([once(reader, "line"), ended]);
    },
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
