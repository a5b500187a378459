import { Socket } from "node:net";
import type pg from "pg";

/**
 * Ends every connection of this pool on which nothing has moved for that long. A server that hangs, or a network that
 * swallows what is sent, closes nothing, and whoever asked would wait for ever. A connection that nobody uses is closed
 * by the pool before, so that only one whose answer is owed is met, and with it ends whatever transaction it was in.
 */
export function endSilent(pool: pg.Pool, silenceMs: number): void {
  pool.on("connect", ({ connection: { stream } }) => {
    if (stream instanceof Socket) stream.setTimeout(silenceMs, () => stream.destroy());
  });
}
