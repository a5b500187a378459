import type { Clock } from "@/lib/clock";
import type { GuardSettings } from "../guard/guard-url";
import type { GuardedResolver } from "../guard/guarded-resolver";
import type { ConcurrencyLimiter } from "../limits/concurrency-limiter";
import type { Politeness } from "../limits/politeness";
import type { HostRateLimit } from "../limits/rate-limiter";
import type { Connections } from "./connections";

/** What every fetch of one net shares. */
export interface FetchContext {
  readonly settings: GuardSettings & { readonly userAgent: string };
  readonly limiter: ConcurrencyLimiter;
  readonly resolver: GuardedResolver;
  readonly connections: Connections;
  /** Counts what is fetched beside pages: images, robots.txt, oEmbed. */
  readonly fileRateLimit: HostRateLimit;
  /** Where it is set, every request waits for its turn at its host first; no deadline counts that wait. */
  readonly politeness?: Politeness;
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
  readonly clock: Clock;
  /** Aborts when the net is closed. */
  readonly closing: AbortSignal;
}
