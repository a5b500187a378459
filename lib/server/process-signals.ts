import type { EventEmitter } from "node:events";
import type { Server } from "node:http";
import type { Log } from "@/lib/log";

const GRACE_MS = 20_000;
const IDLE_CHECK_MS = 50;

export interface StopOptions {
  readonly log: Log;
  /** Ends the process with that code. */
  readonly exit: (code: number) => void;
  /** Where the signals come from: the process. */
  readonly signals: EventEmitter;
  /** The time for running requests; 20 s when absent. */
  readonly graceMs?: number;
}

/**
 * Stops the server, if any, on SIGTERM or SIGINT: no new connections, 20 s for running requests, then exit code 0.
 * A second signal exits at once with code 1.
 */
export function stopOnSignals(
  server: Server | null,
  { log, exit, signals, graceMs = GRACE_MS }: StopOptions,
): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return exit(1);
    stopping = true;
    log.info({ signal }, "stopping");
    if (server === null) return exit(0);
    const end = () => {
      clearTimeout(timeout);
      clearInterval(idle);
      exit(0);
    };
    const timeout = setTimeout(end, graceMs);
    // A connection that is kept alive becomes idle only after its last response.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    server.close(end);
  };
  signals.on("SIGTERM", () => stop("SIGTERM"));
  signals.on("SIGINT", () => stop("SIGINT"));
}

/**
 * Logs uncaught errors and continues, so that one hostile page cannot stop the service for everyone. Replaces Next's
 * listeners, which print stacks.
 */
export function logUncaughtErrors(log: Log): void {
  process.removeAllListeners("unhandledRejection");
  process.removeAllListeners("uncaughtException");
  process.on("unhandledRejection", (reason) => log.error({ err: reason }, "unhandled rejection"));
  process.on("uncaughtException", (error) => log.fatal({ err: error }, "uncaught exception"));
}
