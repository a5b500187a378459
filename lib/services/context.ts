import type { ReportCache } from "@/lib/cache/report-cache";
import type { Clock } from "@/lib/clock";
import type { Database } from "@/lib/db/database";
import type { Settings } from "@/lib/env";
import type { Bucket } from "@/lib/limits/bucket";
import type { PlanName } from "@/lib/limits/plans";
import type { Log } from "@/lib/log";
import type { Mailer } from "@/lib/mail/mailer";
import type { Net } from "@/lib/net/net";
import type { Queue } from "@/lib/queue/queue";
import type { Random } from "@/lib/random";
import type { SingleFlight } from "@/lib/single-flight";
import type { Scope } from "./access";
import type { Background } from "./background";
import type { Checked } from "./inspections/check-url";
import type { NamedPages } from "./inspections/og-url-pages";
import type { ProgressBoard } from "./inspections/progress";

interface Stranger {
  readonly network: string;
  readonly plan: "anonymous";
}

/** An account and what it reaches. */
export interface Account {
  readonly accountId: string;
  readonly plan: Exclude<PlanName, "anonymous">;
}

/**
 * Who asks. `refused` showed a key that is not valid; it never falls back to what others may do. `unverified` showed
 * credentials that could not be looked up, since the database is away.
 */
export type Caller =
  | ({ readonly kind: "anonymous" } & Stranger)
  | ({ readonly kind: "refused" } & Stranger)
  | ({ readonly kind: "unverified"; readonly shown: "key" | "session" } & Stranger)
  | ({ readonly kind: "session"; readonly network: string; readonly sessionId: string } & Account)
  | ({
      readonly kind: "key";
      readonly network: string;
      readonly keyId: string;
      readonly scopes: readonly Scope[];
    } & Account);

/** What the whole process shares. */
export interface Resources {
  readonly settings: Settings;
  readonly net: Net;
  readonly cache: ReportCache;
  /** Checks running now, by normalized address. */
  readonly flights: SingleFlight<Checked>;
  readonly namedPages: NamedPages;
  /** What those checks are doing. */
  readonly progress: ProgressBoard;
  readonly bucket: Bucket;
  /** What accounts keep; nothing of it is started before it is asked for. */
  readonly db: Database;
  /** Signs what browsers give back. */
  readonly authSecret: () => string;
  readonly mail: Mailer;
  /** Work that outlives a request. */
  readonly queue: Queue;
  /** What goes on after the answer. */
  readonly background: Background;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/** What an operation works with. */
export interface Ctx extends Resources {
  readonly caller: Caller;
  /** The cookie that recognizes a browser which has signed in before, as sent; see sign-in/known-browser. */
  readonly knownBrowser?: string | null;
  /** Aborts when the caller disconnects or cancels; absent where no caller can. */
  readonly signal?: AbortSignal;
}
