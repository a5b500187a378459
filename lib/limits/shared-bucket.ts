import type { Outage } from "@/lib/redis/outage";
import type { Bucket } from "./bucket";

/** The shared buckets, or while their server is away this instance's own. */
export function createSharedBucket(outage: Outage, shared: Bucket, local: Bucket): Bucket {
  return {
    take: (key, rateLimit) =>
      outage.attempt(
        () => shared.take(key, rateLimit),
        () => local.take(key, rateLimit),
      ),
    peek: (key, rateLimit) =>
      outage.attempt(
        () => shared.peek(key, rateLimit),
        () => local.peek(key, rateLimit),
      ),
  };
}
