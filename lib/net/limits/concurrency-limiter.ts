import { AppError } from "@/lib/errors";

export interface GateSettings {
  readonly fetchConcurrency: number;
  readonly fetchPerHost: number;
}

/** Gives the place back; calling it again does nothing. */
export type Leave = () => void;

export interface QueueLimits {
  readonly waitMs: number;
  readonly waitingMax: number;
  readonly waitingPerHostMax: number;
}

/** One slow host may fill half of the queue, so that others still find room in it. */
const QUEUE: QueueLimits = { waitMs: 2_000, waitingMax: 256, waitingPerHostMax: 128 };

interface Waiter {
  readonly host: string;
  readonly admit: () => void;
}

/** Bounds the fetches at once, in all and to one host. Those who wait go in order, past whoever waits for a busy host. */
export class Gate {
  readonly #settings: GateSettings;
  readonly #limits: QueueLimits;
  readonly #runningByHost = new Map<string, number>();
  readonly #queue = new Set<Waiter>();
  #running = 0;

  constructor(settings: GateSettings, limits: QueueLimits = QUEUE) {
    this.#settings = settings;
    this.#limits = limits;
  }

  /** No fetch is running and none is waiting. */
  get idle(): boolean {
    return this.#running === 0 && this.#queue.size === 0;
  }

  /** Waits for a place, at most 2 s unless told otherwise. Throws `overloaded` when none comes free or the queue is full. */
  async enter(host: string, signal: AbortSignal): Promise<Leave> {
    signal.throwIfAborted();
    if (this.#hasRoom(host)) return this.#admit(host);
    if (this.#isQueueFull(host)) throw this.#overloaded();
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
    if (this.#queue.size >= this.#limits.waitingMax) return true;
    let sameHost = 0;
    for (const waiter of this.#queue) if (waiter.host === host) sameHost++;
    return sameHost >= this.#limits.waitingPerHostMax;
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
