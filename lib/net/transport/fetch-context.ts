import type { Clock } from "@/lib/clock";
import type { TargetSettings } from "../guard/guard-url";
import type { AddressBook } from "../guard/guarded-resolver";
import type { ConcurrencyLimiter } from "../limits/concurrency-limiter";
import type { HostRateLimit } from "../limits/rate-limiter";
import type { Connections } from "./connections";

/** What every fetch of one net shares. */
export interface FetchContext {
  readonly settings: TargetSettings & { readonly userAgent: string };
  readonly limiter: ConcurrencyLimiter;
  readonly book: AddressBook;
  readonly connections: Connections;
  /** Counts what is fetched beside pages: images, robots.txt, oEmbed. */
  readonly fileRateLimit: HostRateLimit;
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
  readonly clock: Clock;
  /** Aborts when the net is closed. */
  readonly closing: AbortSignal;
}
