import { LRUCache } from "lru-cache";
import { AppError } from "@/lib/errors";
import type { Release } from "./concurrency-limiter";

/** What audits and monitors of all accounts may request from one host together. */
const AT_ONCE = 2;
const SPACING_MS = 200;
/** A host that asks for more time between requests gets at most this much. */
const SPACING_MAX_MS = 5_000;
/** A host that drops out starts over: a bound on memory is worth that. `max` would take the memory of all at once. */
const HOSTS = { maxSize: 10_000, sizeCalculation: () => 1 };

interface HostState {
  running: number;
  /** When the next request may start. */
  nextAt: number;
  spacingMs: number;
  readonly waiting: Set<() => void>;
  timer: NodeJS.Timeout | null;
}

/** Bounds the requests to one host: 2 at once, and one every 200 ms, or as slowly as the host wishes. */
export interface Politeness {
  /** Waits for a turn, however long that takes. Rejects with the signal's reason. */
  turn(host: string, signal: AbortSignal): Promise<Release>;
  /** Leaves this much time between requests to a host from now on, from 200 ms to 5 s. */
  setSpacing(host: string, ms: number): void;
}

/** `now` is monotonic, in milliseconds. `spacingMs` is the least time between requests to a host: 200 ms when absent. */
export function createPoliteness(now: () => number, spacingMs: number = SPACING_MS): Politeness {
  const hosts = new LRUCache<string, HostState>(HOSTS);
  const stateOf = (host: string) => {
    const known = hosts.get(host);
    if (known) return known;
    const made = {
      running: 0,
      nextAt: 0,
      spacingMs,
      waiting: new Set<() => void>(),
      timer: null,
    };
    hosts.set(host, made);
    return made;
  };
  return {
    setSpacing(host, ms) {
      stateOf(host).spacingMs = Math.min(Math.max(ms, spacingMs), SPACING_MAX_MS);
    },
    turn: (host, signal) => waitForTurn(stateOf(host), signal, now),
  };
}

function waitForTurn(state: HostState, signal: AbortSignal, now: () => number): Promise<Release> {
  return new Promise((resolve, reject) => {
    const start = () => {
      state.waiting.delete(start);
      signal.removeEventListener("abort", abort);
      state.running++;
      state.nextAt = now() + state.spacingMs;
      let left = false;
      resolve(() => {
        if (left) return;
        left = true;
        state.running--;
        letGo(state, now);
      });
    };
    const abort = () => {
      state.waiting.delete(start);
      reject(signal.reason);
    };
    if (signal.aborted) {
      abort();
      return;
    }
    signal.addEventListener("abort", abort, { once: true });
    state.waiting.add(start);
    letGo(state, now);
  });
}

/** Starts the fetch that has waited longest if the host may be requested now, else sets a timer for when it may. */
function letGo(state: HostState, now: () => number): void {
  const [first] = state.waiting;
  if (first === undefined || state.running >= AT_ONCE || state.timer !== null) return;
  const waitMs = state.nextAt - now();
  if (waitMs <= 0) {
    first();
    letGo(state, now);
    return;
  }
  state.timer = setTimeout(() => {
    state.timer = null;
    letGo(state, now);
  }, Math.ceil(waitMs));
}

/** Takes one page, or one file, from a host's rate limit. Throws `overloaded`, with the seconds until there is one again. */
export type HostRateLimit = (host: string) => void;

interface Bucket {
  readonly left: number;
  readonly at: number;
}

const MINUTE_MS = 60_000;

/** A token bucket a host: `perMinute` fetches at once, and as many regained in a minute. `now` is monotonic, in ms. */
export function createHostRateLimit(perMinute: number, now: () => number): HostRateLimit {
  const buckets = new LRUCache<string, Bucket>(HOSTS);
  const regainMs = MINUTE_MS / perMinute;
  return (host) => {
    const at = now();
    const last = buckets.get(host);
    const left = last ? Math.min(perMinute, last.left + (at - last.at) / regainMs) : perMinute;
    if (left < 1) {
      throw new AppError("overloaded", {
        message: "That host was checked too often. Try again in a moment.",
        retryAfter: Math.ceil(((1 - left) * regainMs) / 1_000),
      });
    }
    buckets.set(host, { left: left - 1, at });
  };
}
