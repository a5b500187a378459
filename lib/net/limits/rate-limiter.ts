import { LRUCache } from "lru-cache";
import { AppError } from "@/lib/errors";

/** Takes one page, or one file, from a host's rate limit. Throws `overloaded`, with the seconds until there is one again. */
export type HostRateLimit = (host: string) => void;

interface Bucket {
  readonly left: number;
  readonly at: number;
}

const MINUTE_MS = 60_000;
/** A host that was forgotten starts with a full bucket: a bound on memory is worth that. */
const HOSTS_MAX = 10_000;

/** A token bucket a host: `perMinute` fetches at once, and as many regained in a minute. `now` is monotonic, in ms. */
export function createHostRateLimit(perMinute: number, now: () => number): HostRateLimit {
  const buckets = new LRUCache<string, Bucket>({ max: HOSTS_MAX });
  const regainMs = MINUTE_MS / perMinute;
  return (host) => {
    const at = now();
    const last = buckets.get(host);
    const left = last ? Math.min(perMinute, last.left + (at - last.at) / regainMs) : perMinute;
    if (left < 1) {
      throw new AppError("overloaded", {
        message: "That host was checked too often. Try again in a moment.",
        retryAfter: Math.ceil(((1 - left) * regainMs) / 1_000),
      });
    }
    buckets.set(host, { left: left - 1, at });
  };
}
