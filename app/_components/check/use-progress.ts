"use client";

import { useEffect, useState } from "react";
import type { Progress } from "@/lib/services/inspections/progress";

interface Watched {
  /** What the check is doing; null until known. */
  readonly progress: Progress | null;
  /** When each stage began, in milliseconds since the start. */
  readonly begunMs: Partial<Readonly<Record<Progress["doing"], number>>>;
}

const NOTHING: Watched = { progress: null, begunMs: {} };

/** Follows the progress of a check on the server. If that fails, the check goes on without it. */
export function useProgress(url: string): Watched {
  const [watched, setWatched] = useState(NOTHING);
  useEffect(() => {
    const startedAt = performance.now();
    const left = new AbortController();
    watch(url, left.signal, (progress) => {
      const nowMs = performance.now() - startedAt;
      setWatched(({ begunMs }) => ({ progress, begunMs: { [progress.doing]: nowMs, ...begunMs } }));
    }).catch(() => undefined);
    return () => left.abort();
  }, [url]);
  return watched;
}

async function watch(url: string, left: AbortSignal, tell: (progress: Progress) => void): Promise<void> {
  const query = new URLSearchParams({ url });
  const { ok, body } = await fetch(`/progress?${query}`, { signal: left });
  if (!ok || body === null) return;
  for await (const progress of progressLines(body)) {
    if (left.aborted) return;
    tell(progress);
  }
}

/** The progress in each line of a streamed response. Lines of any other shape are skipped. */
export async function* progressLines(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Progress> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (rest + next.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const progress = parseProgress(line);
      if (progress !== null) yield progress;
    }
  }
}

function parseProgress(line: string): Progress | null {
  try {
    const value: unknown = JSON.parse(line);
    return isProgress(value) ? value : null;
  } catch {
    return null;
  }
}

function isProgress(value: unknown): value is Progress {
  if (typeof value !== "object" || value === null || !("doing" in value)) return false;
  if (value.doing === "fetching" || value.doing === "reading") return true;
  if (value.doing !== "measuring" || !("images" in value) || !("measured" in value)) return false;
  return Number.isInteger(value.images) && Number.isInteger(value.measured);
}
