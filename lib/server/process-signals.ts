import type { EventEmitter } from "node:events";
import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "@/lib/log";

const RUNNING_MS = 20_000;
const IDLE_CHECK_MS = 50;
/** A process group and npm both pass a signal on, so that one order arrives twice. */
const SAME_ORDER_MS = 1_000;

export interface StopOptions {
  readonly log: Log;
  /** Ends the process with that code. */
  readonly exit: (code: number) => void;
  /** Where the signals come from: the process. */
  readonly signals: EventEmitter;
  /** Called once, at the first signal. */
  readonly begin?: () => void;
  /** How long SIGTERM lets new requests in, while load balancers learn that they should go elsewhere; 0 when absent. */
  readonly graceMs?: number;
  /** The time for running requests after that; 20 s when absent. */
  readonly runningMs?: number;
}

/**
 * Stops the server, if any, on SIGTERM or SIGINT: after the grace no new connections, 20 s for running requests, then exit
 * code 0. SIGINT comes from a terminal, which no load balancer watches, and has no grace. Another signal more than a
 * second later exits at once with code 1.
 */
export function stopOnSignals(server: Server | null, options: StopOptions): void {
  const { log, exit, signals, begin, graceMs = 0 } = options;
  let stoppingSince: number | null = null;
  const stop = async (signal: string) => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_ORDER_MS) exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, "stopping");
    begin?.();
    if (server?.listening && signal === "SIGTERM" && graceMs > 0) await pause(graceMs);
    if (server !== null) await closeServer(server, options);
    exit(0);
  };
  signals.on("SIGTERM", () => void stop("SIGTERM"));
  signals.on("SIGINT", () => void stop("SIGINT"));
}

/** Resolves when the last connection is closed, or after the time for running requests. */
async function closeServer(server: Server, { runningMs = RUNNING_MS }: StopOptions): Promise<void> {
  // A connection that is kept alive becomes idle only after its last response.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const closed = new Promise((resolve) => server.close(resolve));
  const late = new AbortController();
  await Promise.race([closed, pause(runningMs, undefined, { signal: late.signal }).catch(() => undefined)]);
  late.abort();
  clearInterval(idle);
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
