import { AppError } from "@/lib/errors";

export interface ConcurrencySettings {
  readonly fetchConcurrency: number;
  readonly fetchPerHost: number;
}

/** Gives the place back; calling it again does nothing. */
export type Release = () => void;

export interface QueueLimits {
  readonly waitMs: number;
  readonly waitingMax: number;
  readonly waitingPerHostMax: number;
}

/** One slow host may fill half of the queue, so that others still find room in it. */
const QUEUE: QueueLimits = { waitMs: 2_000, waitingMax: 256, waitingPerHostMax: 128 };

interface Waiter {
  readonly host: string;
  readonly start: () => void;
}

/** Bounds the fetches at once, in all and to one host. Those who wait go in order, past whoever waits for a busy host. */
export class ConcurrencyLimiter {
  readonly #settings: ConcurrencySettings;
  readonly #limits: QueueLimits;
  readonly #runningByHost = new Map<string, number>();
  readonly #queue = new Set<Waiter>();
  #running = 0;

  constructor(settings: ConcurrencySettings, limits: QueueLimits = QUEUE) {
    this.#settings = settings;
    this.#limits = limits;
  }

  /** No fetch is running and none is waiting. */
  get idle(): boolean {
    return this.#running === 0 && this.#queue.size === 0;
  }

  /** Waits for a place, at most 2 s unless told otherwise. Throws `overloaded` when none comes free or the queue is full. */
  async acquire(host: string, signal: AbortSignal): Promise<Release> {
    signal.throwIfAborted();
    if (this.#canStart(host)) return this.#start(host);
    if (this.#isQueueFull(host)) throw this.#overloaded();
    return this.#wait(host, signal);
  }

  #canStart(host: string): boolean {
    const { fetchConcurrency, fetchPerHost } = this.#settings;
    return this.#running < fetchConcurrency && (this.#runningByHost.get(host) ?? 0) < fetchPerHost;
  }

  #start(host: string): Release {
    this.#running++;
    this.#runningByHost.set(host, (this.#runningByHost.get(host) ?? 0) + 1);
    let released = false;
    return () => {
      if (!released) this.#release(host);
      released = true;
    };
  }

  #release(host: string): void {
    this.#running--;
    const rest = (this.#runningByHost.get(host) ?? 1) - 1;
    if (rest > 0) this.#runningByHost.set(host, rest);
    else this.#runningByHost.delete(host);
    for (const waiter of this.#queue) {
      if (this.#running >= this.#settings.fetchConcurrency) return;
      if (this.#canStart(waiter.host)) waiter.start();
    }
  }

  #isQueueFull(host: string): boolean {
    if (this.#queue.size >= this.#limits.waitingMax) return true;
    let sameHost = 0;
    for (const waiter of this.#queue) if (waiter.host === host) sameHost++;
    return sameHost >= this.#limits.waitingPerHostMax;
  }

  #wait(host: string, signal: AbortSignal): Promise<Release> {
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
        start: () => {
          stopWaiting();
          resolve(this.#start(host));
        },
      };
      const timer = setTimeout(() => {
        stopWaiting();
        reject(this.#overloaded());
      }, this.#limits.waitMs);
      signal.addEventListener("abort", abort, { once: true });
      this.#queue.add(waiter);
    });
  }

  #overloaded(): AppError {
    return new AppError("overloaded", { retryAfter: Math.ceil(this.#limits.waitMs / 1_000) });
  }
}
