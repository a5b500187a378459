import type { Rate } from "@/lib/limits/bucket";

/** The `x-ratelimit-*` headers of an answer; none when nothing was counted. */
export function rateHeaders(rate: Rate | null): Record<string, string> {
  if (rate === null) return {};
  return {
    "x-ratelimit-limit": String(rate.limit),
    "x-ratelimit-remaining": String(rate.remaining),
    "x-ratelimit-reset": String(rate.resetSeconds),
  };
}
