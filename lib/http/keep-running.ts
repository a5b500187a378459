import type { Log } from "@/lib/log";

/**
 * Logs what nobody caught and goes on, so that one hostile page cannot end the service for everyone.
 * It takes the place of Next's listeners, which print stacks.
 */
export function keepRunning(log: Log): void {
  process.removeAllListeners("unhandledRejection");
  process.removeAllListeners("uncaughtException");
  process.on("unhandledRejection", (reason) => log.error({ err: reason }, "unhandled rejection"));
  process.on("uncaughtException", (error) => log.fatal({ err: error }, "uncaught exception"));
}
