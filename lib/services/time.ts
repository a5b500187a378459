import { z } from "zod";
import type { Clock } from "@/lib/clock";

/** A time in a record. */
export const TIME = z.string().meta({ format: "date-time" });

/** A time as ISO 8601 in UTC; null for what has not happened. */
export function momentOf(time: Date | null): string | null {
  return time === null ? null : time.toISOString();
}

const MINUTE_MS = 60_000;

/** The start of the current minute. Uses are recorded no finer, which saves most of the writes. */
export function thisMinute(clock: Clock): Date {
  return new Date(Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS);
}
