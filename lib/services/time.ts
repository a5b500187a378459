import { z } from "zod";

/** A moment as records tell it. */
export const TIME = z.string().meta({ format: "date-time" });

/** A moment as records tell it, ISO 8601 in UTC; null for what has not happened. */
export function momentOf(time: Date | null): string | null {
  return time === null ? null : time.toISOString();
}
