import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Store } from "@/lib/redis/store";

/** Longer than a check takes, so that one that crashed holds nobody up for good. */
const LEASE_MS = 30_000;
const POLL_EVERY_MS = 100;

interface Lease {
  /** Another instance checked the URL meanwhile. */
  readonly waited: boolean;
  release(): Promise<void>;
}

/** Lets one instance at a time check a URL. */
export interface CheckLeases {
  /** Waits until no other instance checks the URL. Rejects with the signal's reason. */
  take(url: string, signal: AbortSignal): Promise<Lease>;
}

/** For an instance that is alone. */
export const NO_LEASES: CheckLeases = {
  take: async () => ({ waited: false, release: async () => undefined }),
};

/** Leases in a store that instances share. */
export function createSharedLeases(store: Store): CheckLeases {
  return {
    async take(url, signal) {
      const key = `headlight:checking:${url}`;
      const owner = randomUUID();
      const release = () => store.release(key, owner);
      let waited = false;
      while (!(await store.claim(key, owner, LEASE_MS))) {
        waited = true;
        await pause(POLL_EVERY_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
      }
      return { waited, release };
    },
  };
}
