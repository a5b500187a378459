"use client";

import { useEffect, useState } from "react";
import type { Progress } from "@/lib/services/inspections/progress";
import { progressLines } from "./progress-lines";

interface Watched {
  /** What the check does now; null until it is known. */
  readonly progress: Progress | null;
  /** Milliseconds after which each stage began, as far as they have. */
  readonly begunMs: Partial<Readonly<Record<Progress["doing"], number>>>;
}

const NOTHING: Watched = { progress: null, begunMs: {} };

/** What the check of this address does on the server. It goes on all the same when that cannot be found out. */
export function useProgress(address: string): Watched {
  const [watched, setWatched] = useState(NOTHING);
  useEffect(() => {
    const startedAt = performance.now();
    const left = new AbortController();
    watch(address, left.signal, (progress) => {
      const nowMs = performance.now() - startedAt;
      setWatched(({ begunMs }) => ({ progress, begunMs: { [progress.doing]: nowMs, ...begunMs } }));
    }).catch(() => undefined);
    return () => left.abort();
  }, [address]);
  return watched;
}

async function watch(address: string, left: AbortSignal, tell: (progress: Progress) => void): Promise<void> {
  const query = new URLSearchParams({ url: address });
  const { ok, body } = await fetch(`/progress?${query}`, { signal: left });
  if (!ok || body === null) return;
  for await (const progress of progressLines(body)) {
    if (left.aborted) return;
    tell(progress);
  }
}
