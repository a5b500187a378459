import pg from "pg";

/** Node's codes of a socket without a server, and PostgreSQL's of one that is starting or shutting down. */
const SERVER_GONE = new Set(["ENOENT", "ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P02", "57P03"]);

type Checkout = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

/** A pool for a server that may end at any moment: it brings the server back before it says that there is none. */
export class HealingPool extends pg.Pool {
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
