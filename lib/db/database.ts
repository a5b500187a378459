// The database of this process. Nothing of it is loaded, let alone started, before someone asks for it: an anonymous
// check needs none.
import { AppError } from "@/lib/errors";
import type { Log } from "@/lib/log";
import { createOutage } from "@/lib/redis/outage";
import type { Client } from "./client";
import { translateAndSuspect } from "./database-errors";
import { openHome } from "./embedded/home";
import type { Opened, OpenOptions } from "./open-database";

const OPEN_WAIT_MS = 10_000;
const PING_WAIT_MS = 2_000;
const PROBE_EVERY_MS = 2_000;
const WORDS = { away: "the database is away", back: "the database is back" };

export interface DatabaseOptions {
  /** The embedded database's folder. */
  readonly dataDir: string;
  /** A PostgreSQL server instead; null for the embedded one. */
  readonly databaseUrl: string | null;
  readonly log: Log;
  /** How long a query may wait for a server that says nothing; 12 s when absent. */
  readonly silenceMs?: number;
}

type DatabaseState = "ok" | "starting" | "away";

export interface Database {
  /** Makes sure that the embedded database has a folder it can use. Throws a SettingError that names DATA_DIR. */
  checkFolder(): void;
  /**
   * The client, as soon as the database is there with this build's schema; the first call starts it. Throws
   * `unavailable` when that takes more than 10 s or fails; a later call tries again.
   */
  open(): Promise<Client>;
  /** Runs SQL that is not Prisma's: the queue's own. Like `open`, it starts what is not there. Throws AppErrors. */
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Whether the database responds now; false after 2 s without a response. Like `open`, it starts what is not there. */
  isUp(): Promise<boolean>;
  /** The same, but neither begins the first start nor waits for its end. */
  state(): Promise<DatabaseState>;
  /** Whether it was away at the last look. The log has a line when it goes and when it is back, so errors need none. */
  isAway(): boolean;
  /** Closes everything; an embedded server that this process started ends too. */
  stop(): Promise<void>;
}

export function createDatabase(options: DatabaseOptions): Database {
  let opening: Promise<Opened> | null = null;
  let pinging: Promise<boolean> | null = null;
  let stopping: Promise<void> | null = null;
  let isStarting = true;
  const start = (): Promise<Opened> => {
    if (stopping !== null) return Promise.reject(away());
    opening ??= begin({ ...options, suspect })
      .catch((error: unknown) => {
        opening = null;
        outage.begin(error);
        throw away(error);
      })
      .finally(() => {
        isStarting = false;
      });
    return opening;
  };
  const ping = () =>
    within(
      PING_WAIT_MS,
      start().then((opened) => opened.ping()),
    );
  const outage = createOutage({ log: options.log, words: WORDS, probe: ping, probeEveryMs: PROBE_EVERY_MS });
  const isUp = (): Promise<boolean> => {
    pinging ??= ping()
      .then(
        () => true,
        (error: unknown) => {
          if (stopping === null) outage.begin(error);
          return false;
        },
      )
      .finally(() => {
        pinging = null;
      });
    return pinging;
  };
  // A connection that is still open may respond while the server already goes.
  const suspect = async (error: Error, isGone: boolean) => (isGone ? outage.begin(error) : isUp());
  return {
    checkFolder() {
      if (options.databaseUrl === null) openHome(options.dataDir);
    },
    async open() {
      return (await within(OPEN_WAIT_MS, start())).client;
    },
    async query(text, values) {
      const opened = await within(OPEN_WAIT_MS, start());
      return opened.query(text, values).catch(async (error: unknown) => {
        throw await translateAndSuspect(error, suspect);
      });
    },
    isUp,
    async state() {
      if (isStarting && stopping === null) return "starting";
      return (await isUp()) ? "ok" : "away";
    },
    isAway: () => outage.isAway,
    stop() {
      outage.stop();
      stopping ??= end(opening);
      return stopping;
    },
  };
}

async function begin(options: OpenOptions): Promise<Opened> {
  const { openDatabase } = await import("./open-database");
  return openDatabase(options);
}

async function end(opening: Promise<Opened> | null): Promise<void> {
  const opened = await opening?.catch(() => null);
  await opened?.stop();
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(away()), ms);
  });
  return Promise.race([work, patience]).finally(() => clearTimeout(timer));
}

function away(cause?: unknown): AppError {
  return new AppError("unavailable", { cause });
}
