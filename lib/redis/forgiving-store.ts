import type { Outage } from "./outage";
import type { Store } from "./store";

const nothing = async () => undefined;

/** The store; while its server is away, one that holds nothing and lets everyone claim. It never rejects. */
export function createForgivingStore(outage: Outage, store: Store): Store {
  return {
    get: (key) =>
      outage.attempt<Buffer | null>(
        () => store.get(key),
        async () => null,
      ),
    set: (key, bytes, ttlMs) => outage.attempt(() => store.set(key, bytes, ttlMs), nothing),
    delete: (key) => outage.attempt(() => store.delete(key), nothing),
    claim: (key, owner, ttlMs) =>
      outage.attempt(
        () => store.claim(key, owner, ttlMs),
        async () => true,
      ),
    release: (key, owner) => outage.attempt(() => store.release(key, owner), nothing),
  };
}
