import pg from "pg";
import type { Log } from "@/lib/log";
import { connectionTo } from "./embedded/connection";
import { NOBODY, openHome } from "./embedded/home";
import { type Embedded, startEmbedded } from "./embedded/start-embedded";

const CONNECTIONS_MAX = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const LIMITS = { max: CONNECTIONS_MAX, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };

const AS_NOBODY =
  "PostgreSQL runs as the user nobody, whose other programs could reach its files: run this service as a user of its own " +
  "instead of root, or set DATABASE_URL";

/** Connections to the one database, wherever it is. */
export interface Source {
  readonly pool: pg.Pool;
  /** Closes the connections, then what this process runs behind them. */
  stop(): Promise<void>;
}

/** Connections to a PostgreSQL server. */
export function serverSource(url: string, log: Log): Source {
  const pool = new pg.Pool({ ...LIMITS, connectionString: url });
  pool.on("error", (error) => log.debug({ err: error }, "an idle database connection broke"));
  return { pool, stop: () => pool.end() };
}

/**
 * Connections to the embedded PostgreSQL of this data folder. It starts with the first connection, and again whenever
 * one finds it gone. Throws a SettingError when the folder cannot be used.
 */
export function embeddedSource(dataDir: string, log: Log): Source {
  const home = openHome(dataDir);
  let starting: Promise<Embedded> | null = null;
  let running: Embedded | null = null;
  let stopped = false;
  let warned = false;
  const bringUp = async () => {
    if (stopped) throw new Error("The database is stopped.");
    starting ??= startEmbedded(home).finally(() => {
      starting = null;
    });
    running = await starting;
    if (home.owner.uid === NOBODY && !warned) log.warn(AS_NOBODY);
    warned = true;
  };
  const pool = new HealingPool({ ...LIMITS, ...connectionTo(home) }, bringUp);
  pool.on("error", (error) => log.debug({ err: error }, "an idle database connection broke"));
  return {
    pool,
    async stop() {
      stopped = true;
      await starting?.catch(() => undefined);
      await pool.end();
      await running?.stop();
    },
  };
}

/** Node's codes of a socket without a server, and PostgreSQL's of one that is starting or shutting down. */
const SERVER_GONE = new Set(["ENOENT", "ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P02", "57P03"]);

type Checkout = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

/** A pool for a server that may end at any moment: it brings the server back before it says that there is none. */
class HealingPool extends pg.Pool {
  readonly #bringBack: () => Promise<unknown>;

  constructor(config: pg.PoolConfig, bringBack: () => Promise<unknown>) {
    super(config);
    this.#bringBack = bringBack;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Checkout): void;
  override connect(callback?: Checkout): Promise<pg.PoolClient> | undefined {
    const client = this.#checkOut();
    if (callback === undefined) return client;
    client.then(
      (found) => callback(undefined, found, (release) => found.release(release)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #checkOut(): Promise<pg.PoolClient> {
    try {
      return await super.connect();
    } catch (error) {
      if (!isServerGone(error)) throw error;
      await this.#bringBack();
      return super.connect();
    }
  }
}

function isServerGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && SERVER_GONE.has(String(error.code));
}
