/** Tells the work whether it is still the newest of its key: what was started anew meanwhile takes its place. */
type Work<T> = (isNewest: () => boolean) => Promise<T>;

interface FlightOptions {
  /** Joins nothing but work that was itself started anew: what runs may rest on what was remembered. */
  readonly anew?: boolean;
}

/** Runs work by key, at most one at a time for each: who asks while it runs gets the same promise. */
export type SingleFlight<T> = (key: string, work: Work<T>, options?: FlightOptions) => Promise<T>;

interface Flight<T> {
  readonly anew: boolean;
  readonly landed: Promise<T>;
}

/**
 * A single flight. The work belongs to nobody who waits for it, so it goes on when they leave;
 * once it has ended, well or not, the next question starts it anew.
 */
export function createSingleFlight<T>(): SingleFlight<T> {
  const newest = new Map<string, Flight<T>>();
  return (key, work, { anew = false } = {}) => {
    const joined = newest.get(key);
    if (joined && (joined.anew || !anew)) return joined.landed;
    const isNewest = () => newest.get(key) === flight;
    const landed = start(() => work(isNewest)).finally(() => isNewest() && newest.delete(key));
    const flight = { anew, landed };
    newest.set(key, flight);
    return landed;
  };
}

async function start<T>(work: () => Promise<T>): Promise<T> {
  return work();
}
