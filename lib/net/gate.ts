import { AppError } from "@/lib/errors";

export interface GateSettings {
  readonly fetchConcurrency: number;
  readonly fetchPerHost: number;
}

/** Gives the place back; calling it again does nothing. */
export type Leave = () => void;

const WAIT_MS = 2_000;
const QUEUE_MAX = 256;
/** One slow host may fill half of the queue, so that others still find room in it. */
const QUEUE_PER_HOST_MAX = 128;

interface Waiter {
  readonly host: string;
  readonly admit: () => void;
}

/** Bounds the fetches at once, in all and to one host. Those who wait go in order, past whoever waits for a busy host. */
export class Gate {
  readonly #settings: GateSettings;
  readonly #runningByHost = new Map<string, number>();
  readonly #queue = new Set<Waiter>();
  #running = 0;

  constructor(settings: GateSettings) {
    this.#settings = settings;
  }

  /** No fetch is running and none is waiting. */
  get idle(): boolean {
    return this.#running === 0 && this.#queue.size === 0;
  }

  /** Waits for a place, at most 2 s. Throws `overloaded` when none comes free or the queue is full. */
  async enter(host: string, signal: AbortSignal): Promise<Leave> {
    signal.throwIfAborted();
    if (this.#hasRoom(host)) return this.#admit(host);
    if (this.#isQueueFull(host)) throw overloaded();
    return this.#wait(host, signal);
  }

  #hasRoom(host: string): boolean {
    const { fetchConcurrency, fetchPerHost } = this.#settings;
    return this.#running < fetchConcurrency && (this.#runningByHost.get(host) ?? 0) < fetchPerHost;
  }

  #admit(host: string): Leave {
    this.#running++;
    this.#runningByHost.set(host, (this.#runningByHost.get(host) ?? 0) + 1);
    let left = false;
    return () => {
      if (!left) this.#leave(host);
      left = true;
    };
  }

  #leave(host: string): void {
    this.#running--;
    const rest = (this.#runningByHost.get(host) ?? 1) - 1;
    if (rest > 0) this.#runningByHost.set(host, rest);
    else this.#runningByHost.delete(host);
    for (const waiter of this.#queue) {
      if (this.#running >= this.#settings.fetchConcurrency) return;
      if (this.#hasRoom(waiter.host)) waiter.admit();
    }
  }

  #isQueueFull(host: string): boolean {
    if (this.#queue.size >= QUEUE_MAX) return true;
    let sameHost = 0;
    for (const waiter of this.#queue) if (waiter.host === host) sameHost++;
    return sameHost >= QUEUE_PER_HOST_MAX;
  }

  #wait(host: string, signal: AbortSignal): Promise<Leave> {
    return new Promise((resolve, reject) => {
      const stopWaiting = () => {
        this.#queue.delete(waiter);
        clearTimeout(timer);
        signal.removeEventListener("abort", abort);
      };
      const abort = () => {
        stopWaiting();
        reject(signal.reason);
      };
      const waiter: Waiter = {
        host,
        admit: () => {
          stopWaiting();
          resolve(this.#admit(host));
        },
      };
      const timer = setTimeout(() => {
        stopWaiting();
        reject(overloaded());
      }, WAIT_MS);
      signal.addEventListener("abort", abort, { once: true });
      this.#queue.add(waiter);
    });
  }
}

function overloaded(): AppError {
  return new AppError("overloaded", { retryAfter: Math.ceil(WAIT_MS / 1_000) });
}
