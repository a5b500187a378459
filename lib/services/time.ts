import { z } from "zod";
import type { Clock } from "@/lib/clock";

/** A moment as records tell it. */
export const TIME = z.string().meta({ format: "date-time" });

/** A moment as records tell it, ISO 8601 in UTC; null for what has not happened. */
export function momentOf(time: Date | null): string | null {
  return time === null ? null : time.toISOString();
}

const MINUTE_MS = 60_000;

/** When the running minute began: uses are noted no finer, which spares most of the writes. */
export function thisMinute(clock: Clock): Date {
  return new Date(Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS);
}
