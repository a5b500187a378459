import { join } from "node:path";
import { type Clock, systemClock } from "@/lib/clock";
import { createDatabase, type Database } from "@/lib/db/database";
import { type Settings, settings } from "@/lib/env";
import { createLog, type Log } from "@/lib/log";
import { createMailer } from "@/lib/mail/mailer";
import { createNet, type NetParts } from "@/lib/net/net";
import { createClientDocuments } from "@/lib/oauth/client-document";
import { createQueue } from "@/lib/queue/pg-boss-queue";
import { systemRandom } from "@/lib/random";
import { secretFile } from "@/lib/secret-file";
import { createSingleFlight } from "@/lib/single-flight";
import { oncePerProcess } from "../once-per-process";
import { createBackground } from "./background";
import type { Resources } from "./context";
import { type PageThread, serverPageThread } from "./inspections/page/page-thread";
import { createTurns } from "./inspections/page/turns";
import { JOBS } from "./jobs";
import { createSharedParts } from "./shared-parts";

/** Parts that tests replace; the defaults are the machine's own. */
export interface ResourceParts {
  readonly clock?: Clock;
  readonly log?: Log;
  readonly net?: NetParts;
  readonly db?: Database;
  /** None by default: tests have few large pages, and starting it takes longer than they do. */
  readonly thread?: PageThread | null;
}

export function createResources(from: Settings, parts: ResourceParts = {}): Resources {
  const clock = parts.clock ?? systemClock;
  const log = parts.log ?? createLog(from.logLevel);
  const db = parts.db ?? createDatabase({ ...from, log });
  const userAgent = `Mozilla/5.0 (compatible; HeadlightBot/1.0; +${from.baseUrl}/bot)`;
  const blockedHosts = [...from.blockedHosts];
  return {
    settings: from,
    blockedHosts,
    net: createNet({ ...from, blockedHosts, userAgent }, { clock, ...parts.net }),
    flights: createSingleFlight(),
    turns: createTurns(),
    thread: parts.thread ?? null,
    ...createSharedParts(from, { clock, log }),
    clientDocuments: createClientDocuments(clock),
    db,
    authSecret: createAuthSecret(from),
    mail: createMailer(from, { log }),
    queue: createQueue({ db, log, kinds: Object.values(JOBS) }),
    shutdown: new AbortController(),
    background: createBackground(log, db),
    clock,
    random: systemRandom,
    log,
  };
}

/** The resources that the whole process shares. Throws a SettingError on the first call. */
export const sharedResources: () => Resources = oncePerProcess("resources", () =>
  createResources(settings(), { thread: serverPageThread() }),
);

/**
 * The secret that signs cookies: the setting, else one made on the first call and stored in the data folder, readable by
 * this user alone. Throws a SettingError when it can be neither read nor stored, and when the stored one is not valid,
 * since anyone could sign with an empty one.
 */
export function createAuthSecret({
  authSecret,
  dataDir,
}: Pick<Settings, "authSecret" | "dataDir">): () => string {
  let known = authSecret;
  return () => {
    known ??= secretFile(join(dataDir, "auth-secret"), "only sign-in links mailed before stop working.");
    return known;
  };
}
