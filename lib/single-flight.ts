/** What work is told by the flight it belongs to. */
export interface FlightTerms {
  /** False once the same work was started again, or nobody waits any more: its result is then not to be cached. */
  isNewest(): boolean;
  /** Aborts when the last of those who waited has left. */
  readonly signal: AbortSignal;
}

type Work<T> = (terms: FlightTerms) => Promise<T>;

interface FlightOptions {
  /** Joins only work that is itself fresh: other work may use cached results. */
  readonly fresh?: boolean;
  /** Aborts when the caller no longer waits; the promise then rejects with its reason. */
  readonly signal?: AbortSignal;
}

/** Runs work by key, at most one at a time for each: a caller that comes while it runs shares it. */
export type SingleFlight<T> = (key: string, work: Work<T>, options?: FlightOptions) => Promise<T>;

interface Flight<T> {
  readonly fresh: boolean;
  readonly landed: Promise<T>;
  waiting: number;
  abandon(reason: unknown): void;
}

/**
 * A single flight. The work belongs to all who wait for it: it goes on while one of them does, and is aborted when the
 * last has left. Once it has ended, in whatever way, the next call starts it again.
 */
export function createSingleFlight<T>(): SingleFlight<T> {
  const newest = new Map<string, Flight<T>>();

  function launch(key: string, work: Work<T>, fresh: boolean): Flight<T> {
    const abandoned = new AbortController();
    const isNewest = () => newest.get(key) === flight;
    const end = () => isNewest() && newest.delete(key);
    const landed = start(() => work({ isNewest, signal: abandoned.signal })).finally(end);
    const abandon = (reason: unknown) => {
      end();
      abandoned.abort(reason);
    };
    const flight = { fresh, landed, waiting: 0, abandon };
    newest.set(key, flight);
    return flight;
  }

  return async (key, work, { fresh = false, signal } = {}) => {
    signal?.throwIfAborted();
    const running = newest.get(key);
    const flight = running && (running.fresh || !fresh) ? running : launch(key, work, fresh);
    return wait(flight, signal);
  };
}

function wait<T>(flight: Flight<T>, signal: AbortSignal | undefined): Promise<T> {
  flight.waiting++;
  if (signal === undefined) return flight.landed;
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason);
      flight.waiting--;
      if (flight.waiting === 0) flight.abandon(signal.reason);
    };
    signal.addEventListener("abort", leave, { once: true });
    flight.landed.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}

async function start<T>(work: () => Promise<T>): Promise<T> {
  return work();
}
