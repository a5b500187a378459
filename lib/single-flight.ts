/** What work is told by the flight it belongs to. */
export interface FlightTerms {
  /** False once the same was started anew, or nobody waits any more: what is found now is not to be kept. */
  isNewest(): boolean;
  /** Aborts when the last of those who waited has left. */
  readonly signal: AbortSignal;
}

type Work<T> = (terms: FlightTerms) => Promise<T>;

interface FlightOptions {
  /** Joins nothing but work that was itself started anew: what runs may rest on what was remembered. */
  readonly anew?: boolean;
  /** Aborts when whoever asks waits no longer; the promise then rejects with its reason. */
  readonly left?: AbortSignal;
}

/** Runs work by key, at most one at a time for each: who asks while it runs shares it. */
export type SingleFlight<T> = (key: string, work: Work<T>, options?: FlightOptions) => Promise<T>;

interface Flight<T> {
  readonly anew: boolean;
  readonly landed: Promise<T>;
  waiting: number;
  abandon(reason: unknown): void;
}

/**
 * A single flight. The work belongs to all who wait for it: it goes on while one of them does, and is aborted when the
 * last has left. Once it has ended, in whatever way, the next question starts it anew.
 */
export function createSingleFlight<T>(): SingleFlight<T> {
  const newest = new Map<string, Flight<T>>();

  function launch(key: string, work: Work<T>, anew: boolean): Flight<T> {
    const abandoned = new AbortController();
    const isNewest = () => newest.get(key) === flight;
    const end = () => isNewest() && newest.delete(key);
    const landed = start(() => work({ isNewest, signal: abandoned.signal })).finally(end);
    const abandon = (reason: unknown) => {
      end();
      abandoned.abort(reason);
    };
    const flight = { anew, landed, waiting: 0, abandon };
    newest.set(key, flight);
    return flight;
  }

  return async (key, work, { anew = false, left } = {}) => {
    left?.throwIfAborted();
    const running = newest.get(key);
    const flight = running && (running.anew || !anew) ? running : launch(key, work, anew);
    return wait(flight, left);
  };
}

function wait<T>(flight: Flight<T>, left: AbortSignal | undefined): Promise<T> {
  flight.waiting++;
  if (left === undefined) return flight.landed;
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(left.reason);
      flight.waiting--;
      if (flight.waiting === 0) flight.abandon(left.reason);
    };
    left.addEventListener("abort", leave, { once: true });
    flight.landed.then(resolve, reject).finally(() => left.removeEventListener("abort", leave));
  });
}

async function start<T>(work: () => Promise<T>): Promise<T> {
  return work();
}
