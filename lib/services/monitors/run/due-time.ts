import { createHash } from "node:crypto";
import type { Interval } from "../monitor";

const HOUR_MS = 3_600_000;

export const INTERVAL_MS: Readonly<Record<Interval, number>> = {
  hourly: HOUR_MS,
  daily: 24 * HOUR_MS,
  weekly: 7 * 24 * HOUR_MS,
};

/**
 * When a monitor is due next, at least half an interval from now. Each has a moment of its own within its interval, by
 * its id, so that however many there are, they come evenly and not all at once.
 */
export function nextDue(id: string, interval: Interval, nowMs: number): Date {
  const everyMs = INTERVAL_MS[interval];
  const phaseMs = createHash("sha256").update(id).digest().readUIntBE(0, 6) % everyMs;
  const earliest = nowMs + everyMs / 2;
  return new Date(phaseMs + Math.ceil((earliest - phaseMs) / everyMs) * everyMs);
}
