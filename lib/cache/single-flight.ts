/** Runs work by key, at most one at a time for each: who asks while it runs gets the same promise. */
export type SingleFlight<T> = (key: string, work: () => Promise<T>) => Promise<T>;

/**
 * A single flight. The work belongs to nobody who waits for it, so it goes on when they leave;
 * once it has ended, well or not, the next question starts it anew.
 */
export function createSingleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const joined = running.get(key);
    if (joined) return joined;
    const flight = start(work).finally(() => running.delete(key));
    running.set(key, flight);
    return flight;
  };
}

async function start<T>(work: () => Promise<T>): Promise<T> {
  return work();
}
