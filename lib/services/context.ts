import type { ReportCache } from "@/lib/cache/report-cache";
import type { Clock } from "@/lib/clock";
import type { Database } from "@/lib/db/database";
import type { Settings } from "@/lib/env";
import type { Bucket } from "@/lib/limits/bucket";
import type { PlanName } from "@/lib/limits/plans";
import type { Log } from "@/lib/log";
import type { Mailer } from "@/lib/mail/mailer";
import type { Net } from "@/lib/net/net";
import type { ClientDocuments } from "@/lib/oauth/client-document";
import type { Queue } from "@/lib/queue/queue";
import type { Random } from "@/lib/random";
import type { SingleFlight } from "@/lib/single-flight";
import type { Scope } from "./access";
import type { Background } from "./background";
import type { CheckLeases } from "./inspections/check-leases";
import type { Checked } from "./inspections/check-url";
import type { OgUrlPages } from "./inspections/og-url-pages";
import type { PageThread } from "./inspections/page/page-thread";
import type { Turns } from "./inspections/page/turns";
import type { ProgressBoard } from "./inspections/progress";
import type { SharedState } from "./shared-parts";

interface AnonymousCaller {
  readonly network: string;
  readonly plan: "anonymous";
}

/** An account and its plan. */
export interface Account {
  readonly accountId: string;
  readonly plan: Exclude<PlanName, "anonymous">;
}

/**
 * Who calls. `invalid` sent a key that is not valid; it never falls back to what anonymous callers may do. `unverified`
 * sent credentials that could not be looked up, since the database is unavailable.
 */
export type Caller =
  | ({ readonly kind: "anonymous" } & AnonymousCaller)
  | ({ readonly kind: "invalid" } & AnonymousCaller)
  | ({ readonly kind: "unverified"; readonly shown: "key" | "session" } & AnonymousCaller)
  | ({ readonly kind: "session"; readonly network: string; readonly sessionId: string } & Account)
  | ({
      readonly kind: "key";
      readonly network: string;
      readonly keyId: string;
      readonly scopes: readonly Scope[];
    } & Account)
  | ({
      readonly kind: "connection";
      readonly network: string;
      readonly connectionId: string;
      readonly scopes: readonly Scope[];
    } & Account);

/** What the whole process shares. */
export interface Resources {
  readonly settings: Settings;
  readonly net: Net;
  readonly cache: ReportCache;
  /** The checks that are running, by normalized URL. */
  readonly flights: SingleFlight<Checked>;
  /** The URLs that are being checked, across instances. */
  readonly leases: CheckLeases;
  readonly ogUrlPages: OgUrlPages;
  /** Where checks wait for each other before they take the thread. */
  readonly turns: Turns;
  /** Where large pages are parsed and judged; on the main thread when null. */
  readonly thread: PageThread | null;
  /** What those checks are doing. */
  readonly progress: ProgressBoard;
  readonly bucket: Bucket;
  /** Whether what instances share can be reached. */
  readonly shared: SharedState;
  /** Metadata documents of agents' clients. */
  readonly clientDocuments: ClientDocuments;
  /** Hosts that are never fetched: the settings' and, as they become known, the operator's. The net reads this very list. */
  readonly blockedHosts: string[];
  /** Data of accounts. It starts at the first use. */
  readonly db: Database;
  /** Signs what browsers send back. */
  readonly authSecret: () => string;
  readonly mail: Mailer;
  /** Work that outlives a request. */
  readonly queue: Queue;
  /** Aborts when this process has been told to stop. */
  readonly shutdown: AbortController;
  /** Work that continues after the response. */
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
