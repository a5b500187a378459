import type { Log } from "@/lib/log";

const PROBE_EVERY_MS = 1_000;

/** Whether a server that this process depends on responds, and what is done while it does not. */
export interface Outage {
  readonly isAway: boolean;
  /** Does `shared`, or `local` when the server is away or fails in it. */
  attempt<T>(shared: () => Promise<T>, local: () => Promise<T>): Promise<T>;
  /** Tells that the server failed. Only the first time is logged. */
  begin(error: unknown): void;
  /** Ends the probes. */
  stop(): void;
}

interface OutageOptions {
  readonly log: Log;
  /** What the log says when the server goes and when it is back. */
  readonly words: { readonly away: string; readonly back: string };
  /** Rejects while the server does not work. */
  readonly probe: () => Promise<unknown>;
  /** The time between two probes; 1 s when absent. */
  readonly probeEveryMs?: number;
}

/**
 * Watches a server by what fails on it. The first failure is logged and everything is local from then on, without
 * waiting for the server, until a probe succeeds, which is logged too.
 */
export function createOutage({ log, words, probe, probeEveryMs = PROBE_EVERY_MS }: OutageOptions): Outage {
  let isAway = false;
  let timer: NodeJS.Timeout | undefined;
  const probeLater = () => {
    timer = setTimeout(() => void probe().then(end, probeLater), probeEveryMs);
    timer.unref();
  };
  const begin = (err: unknown) => {
    if (isAway) return;
    isAway = true;
    log.warn({ err }, words.away);
    probeLater();
  };
  const end = () => {
    isAway = false;
    log.info(words.back);
  };
  return {
    get isAway() {
      return isAway;
    },
    async attempt(shared, local) {
      if (isAway) return local();
      try {
        return await shared();
      } catch (error) {
        begin(error);
        return local();
      }
    },
    begin,
    stop: () => clearTimeout(timer),
  };
}
