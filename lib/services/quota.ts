import { AppError } from "@/lib/errors";

/** What an account may still create of a kind of record. */
export interface Quota {
  readonly limit: number;
  readonly left: number;
  /** When it is full again; null for what does not come back by itself. */
  readonly renewsAt: Date | null;
}

interface Counted {
  readonly used: number;
  readonly max: number;
}

/** The quota of records that count for as long as they exist. */
export function standingQuota({ used, max }: Counted): Quota {
  return { limit: max, left: Math.max(0, max - used), renewsAt: null };
}

/** Throws `limit_reached`, with the number, when a plan's quota is used up. */
export function checkQuota({ used, max }: Counted, noun: string): void {
  if (used < max) return;
  const what = max === 1 ? noun : `${noun}s`;
  throw new AppError("limit_reached", {
    message: `Your plan includes ${max} ${what}, and you've used ${max === 1 ? "it" : "them all"}.`,
  });
}
