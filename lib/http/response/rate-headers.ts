import type { Rate } from "@/lib/limits/bucket";

/** Capacity, remaining units, and seconds until one more. */
export const RATE_HEADERS = ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"] as const;

/** The `x-ratelimit-*` headers of a response; none when nothing was counted. */
export function rateHeaders(rate: Rate | null): Record<string, string> {
  if (rate === null) return {};
  const [limit, remaining, reset] = RATE_HEADERS;
  return {
    [limit]: String(rate.limit),
    [remaining]: String(rate.remaining),
    [reset]: String(rate.resetSeconds),
  };
}
