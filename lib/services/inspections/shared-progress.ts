import { setTimeout as pause } from "node:timers/promises";
import type { Store } from "@/lib/redis/store";
import type { Progress, ProgressBoard, Watcher } from "./progress";

const LOOK_EVERY_MS = 300;
/** Longer than a step of a check takes. */
const SHOWN_MS = 30_000;

/**
 * A board that shows what other instances check too: each writes its checks' steps into the store, and looks there for
 * those that its own visitors wait for.
 */
export function createSharedProgressBoard(local: ProgressBoard, store: Store): ProgressBoard {
  const keyOf = (target: string) => `headlight:progress:${target}`;
  return {
    follow: (target, check) =>
      local.follow(target, async (report) => {
        const writer = latestWriter(store, keyOf(target));
        writer.write({ doing: "fetching" });
        try {
          return await check((progress) => {
            report(progress);
            writer.write(progress);
          });
        } finally {
          void writer.end();
        }
      }),
    watch(target, watcher) {
      const stopped = new AbortController();
      let isLocal = false;
      const stopLocal = local.watch(target, (progress) => {
        isLocal = true;
        watcher(progress);
      });
      void look(store, keyOf(target), { watcher, signal: stopped.signal, isLocal: () => isLocal });
      return () => {
        stopLocal();
        stopped.abort();
      };
    },
  };
}

/** Writes one step at a time, and of those that come meanwhile only the last. */
function latestWriter(store: Store, key: string) {
  let next: Progress | null = null;
  let writing: Promise<void> | null = null;
  const drain = async () => {
    while (next !== null) {
      const bytes = Buffer.from(JSON.stringify(next));
      next = null;
      await store.set(key, bytes, SHOWN_MS);
    }
    writing = null;
  };
  return {
    write(progress: Progress) {
      next = progress;
      writing ??= drain();
    },
    async end() {
      next = null;
      await writing;
      await store.delete(key);
    },
  };
}

interface Looking {
  readonly watcher: Watcher;
  readonly signal: AbortSignal;
  /** This instance runs the check itself. */
  readonly isLocal: () => boolean;
}

async function look(store: Store, key: string, { watcher, signal, isLocal }: Looking): Promise<void> {
  let shown: string | null = null;
  while (!signal.aborted && !isLocal()) {
    const text = (await store.get(key))?.toString() ?? null;
    if (signal.aborted || isLocal()) return;
    if (text !== null && text !== shown) watcher(JSON.parse(text));
    if (text === null && shown !== null) watcher(null);
    shown = text;
    await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
