import type { ReportCache } from "@/lib/cache/report-cache";
import type { SingleFlight } from "@/lib/cache/single-flight";
import type { Clock } from "@/lib/clock";
import type { Settings } from "@/lib/env";
import type { Inspection } from "@/lib/inspect/report";
import type { Bucket } from "@/lib/limits/bucket";
import type { Log } from "@/lib/log";
import type { Net } from "@/lib/net/net";

/** Who asks. `refused` showed credentials that are not valid; it never falls back to what others may do. */
export type Caller =
  | { readonly kind: "anonymous"; readonly network: string; readonly plan: "anonymous" }
  | { readonly kind: "refused"; readonly network: string; readonly plan: "anonymous" };

/** What the whole process shares. */
export interface Resources {
  readonly settings: Settings;
  readonly net: Net;
  readonly cache: ReportCache;
  /** Checks running now, by normalized address. */
  readonly flights: SingleFlight<Inspection>;
  readonly bucket: Bucket;
  readonly clock: Clock;
  readonly log: Log;
}

/** What an operation works with. */
export interface Ctx extends Resources {
  readonly caller: Caller;
}
