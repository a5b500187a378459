import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** What Node below 24 calls before a store is used for the first time, or again after it was disabled. */
interface Enabling {
  _enable?(this: AsyncLocalStorage<unknown>): void;
}

/** Pages that follow each other as fast as this share their hooks. */
const QUIET_MS = 100;

/**
 * Disables the stores of AsyncLocalStorage that pages have used, as soon as none is being rendered. Up to Node 22 a single
 * enabled one makes Node call hooks for every promise of the whole process, and Next never disables its own.
 * See decisions/021.
 */
export function withoutHooksBetween(handle: Handle): Handle {
  const enabled = trackEnabled();
  if (enabled === null) return handle;
  let running = 0;
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    running--;
    if (running === 0) timer = setTimeout(disableAll, QUIET_MS, enabled).unref();
  };
  return async (req, res) => {
    running++;
    clearTimeout(timer);
    // A client may have left before its request came here.
    const closed = res.closed ? Promise.resolve() : once(res, "close").catch(() => undefined);
    try {
      await handle(req, res);
    } finally {
      void closed.then(end);
    }
  };
}

function disableAll(stores: Set<AsyncLocalStorage<unknown>>): void {
  for (const store of stores) store.disable();
  stores.clear();
}

/** The stores that are enabled from now on; null where Node needs no hooks for them. */
function trackEnabled(): Set<AsyncLocalStorage<unknown>> | null {
  const prototype = AsyncLocalStorage.prototype as AsyncLocalStorage<unknown> & Enabling;
  const enable = prototype._enable;
  if (enable === undefined) return null;
  const stores = new Set<AsyncLocalStorage<unknown>>();
  prototype._enable = function () {
    stores.add(this);
    enable.call(this);
  };
  return stores;
}
