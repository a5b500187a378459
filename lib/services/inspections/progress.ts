/** The cookie in which a page names the check it is about to request, so that it can cancel that check. */
export const CHECK_COOKIE = "headlight.check";

/** What a running check is doing. */
export type Progress =
  /** The page was requested and has not responded yet; redirects are followed. */
  | { readonly doing: "fetching" }
  /** The page responds, and is parsed while its bytes arrive. */
  | { readonly doing: "reading" }
  /** What the page points at is looked into: so many of its images, beside robots.txt and other pages it names. */
  | { readonly doing: "measuring"; readonly images: number; readonly measured: number };

/** Told the state at once and each change of it; null once the check has ended. */
export type Watcher = (progress: Progress | null) => void;

export interface ProgressBoard {
  /** Runs a check and shows what it reports; of two checks of one URL, the newest. */
  follow<T>(target: string, check: (report: (progress: Progress) => void) => Promise<T>): Promise<T>;
  /** Watches the check of a URL, the next one when none runs. Returns what stops watching. */
  watch(target: string, watcher: Watcher): () => void;
}

/** Where running checks say what they are doing, by normalized URL, for the visitors who wait for them. */
export function createProgressBoard(): ProgressBoard {
  const running = new Map<string, Progress>();
  const newest = new Map<string, symbol>();
  const watchers = new Map<string, Set<Watcher>>();

  function tell(target: string, progress: Progress | null): void {
    for (const watcher of watchers.get(target) ?? []) watcher(progress);
  }

  return {
    async follow(target, check) {
      const self = Symbol(target);
      newest.set(target, self);
      const report = (progress: Progress) => {
        if (newest.get(target) !== self) return;
        running.set(target, progress);
        tell(target, progress);
      };
      report({ doing: "fetching" });
      try {
        return await check(report);
      } finally {
        if (newest.get(target) === self) {
          newest.delete(target);
          running.delete(target);
          tell(target, null);
        }
      }
    },
    watch(target, watcher) {
      const all = watchers.get(target) ?? new Set();
      watchers.set(target, all.add(watcher));
      const now = running.get(target);
      if (now !== undefined) watcher(now);
      return () => {
        all.delete(watcher);
        if (all.size === 0 && watchers.get(target) === all) watchers.delete(target);
      };
    },
  };
}
