import { AppError } from "@/lib/errors";

export interface ConcurrencySettings {
  readonly fetchConcurrency: number;
  readonly fetchPerHost: number;
}

/** Gives the slot back; calling it again does nothing. */
export type Release = () => void;

export interface QueueLimits {
  readonly waitMs: number;
  readonly waitingMax: number;
  readonly waitingPerHostMax: number;
}

/** One slow host may fill half of the queue, so that others still get in. */
const QUEUE: QueueLimits = { waitMs: 2_000, waitingMax: 256, waitingPerHostMax: 128 };

/** How busy we are with fetching. */
export interface FetchLoad {
  readonly running: number;
  readonly waiting: number;
  readonly max: number;
}

/** Slots of one host that a caller may hold for each that is free. */
const OF_HOST_PER_FREE = 2;

/** Where a fetch goes and for whom; one of our own has no caller and only counts against the total. */
interface Slot {
  readonly host: string;
  readonly caller?: string;
}

interface Waiter {
  readonly slot: Slot;
  readonly start: () => void;
}

/**
 * Bounds the fetches at once: in all, to one host and for one caller. A caller holds no more slots than are free, so
 * one alone takes up to half of them, three take a quarter each, and a newcomer always finds one. Of the slots of one
 * host, fewer and needed together by one check, it holds at most twice what is free: four of six. The places in the
 * queue are shared by the first rule. Waiting fetches start in order; those that may not start yet are passed over.
 */
export class ConcurrencyLimiter {
  readonly #settings: ConcurrencySettings;
  readonly #limits: QueueLimits;
  readonly #runningByHost = new Tally();
  readonly #runningByCaller = new Tally();
  readonly #runningByCallerAndHost = new Tally();
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

  /** Fetches that run, fetches that wait, and how many may run at once. */
  get load(): FetchLoad {
    return { running: this.#running, waiting: this.#queue.size, max: this.#settings.fetchConcurrency };
  }

  /**
   * Waits for a slot, at most 2 s unless told otherwise. Throws `overloaded` when none comes free in that time or the
   * caller's part of the queue is full, and the signal's reason when it aborts.
   */
  async acquire(slot: Slot, signal: AbortSignal): Promise<Release> {
    signal.throwIfAborted();
    if (this.#canStart(slot)) return this.#start(slot);
    if (!this.#canWait(slot)) throw this.#overloaded();
    return this.#wait(slot, signal);
  }

  #canStart({ host, caller }: Slot): boolean {
    const { fetchConcurrency, fetchPerHost } = this.#settings;
    const free = fetchConcurrency - this.#running;
    const freeOfHost = fetchPerHost - this.#runningByHost.of(host);
    if (free <= 0 || freeOfHost <= 0) return false;
    if (caller === undefined) return true;
    const own = this.#runningByCallerAndHost.of(`${caller} ${host}`);
    return this.#runningByCaller.of(caller) < free && own < OF_HOST_PER_FREE * freeOfHost;
  }

  #canWait({ host, caller }: Slot): boolean {
    const free = this.#limits.waitingMax - this.#queue.size;
    const waiting = [...this.#queue].map(({ slot }) => slot);
    const atHost = waiting.filter((slot) => slot.host === host);
    const freeOfHost = this.#limits.waitingPerHostMax - atHost.length;
    if (free <= 0 || freeOfHost <= 0) return false;
    if (caller === undefined) return true;
    const own = (slots: readonly Slot[]) => slots.filter((slot) => slot.caller === caller).length;
    return own(waiting) < free && own(atHost) < freeOfHost;
  }

  #start(slot: Slot): Release {
    this.#count(slot, 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#count(slot, -1);
      for (const waiter of this.#queue) if (this.#canStart(waiter.slot)) waiter.start();
    };
  }

  #count({ host, caller }: Slot, change: 1 | -1): void {
    this.#running += change;
    this.#runningByHost.add(host, change);
    if (caller === undefined) return;
    this.#runningByCaller.add(caller, change);
    this.#runningByCallerAndHost.add(`${caller} ${host}`, change);
  }

  #wait(slot: Slot, signal: AbortSignal): Promise<Release> {
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
        slot,
        start: () => {
          stopWaiting();
          resolve(this.#start(slot));
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

/** Counts by key; a key at 0 takes no memory. */
class Tally {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string, change: number): void {
    const count = this.of(key) + change;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}
