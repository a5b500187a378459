"use client";

import { type ReactNode, useEffect, useState } from "react";
import { useCheck } from "./check-provider";
import { PROGRESS_TEXT } from "./check-text.data";
import { progressSentence, StepList } from "./progress-steps";
import { useProgress } from "./use-progress";

const TICK_MS = 100;

interface CheckProgressProps {
  readonly url: string;
  onCancel(): void;
}

/** Shows what the check is doing and for how long, and lets the visitor cancel it. */
function CheckProgress({ url, onCancel }: CheckProgressProps) {
  const elapsedMs = useElapsedMs();
  const { progress, begunMs } = useProgress(url);
  return (
    <section
      aria-label={PROGRESS_TEXT.heading}
      className="mx-auto mt-8 max-w-2xl motion-safe:animate-appear rounded-2xl border border-line bg-surface p-5 shadow-card"
    >
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 truncate font-medium">
          {PROGRESS_TEXT.heading} <span className="font-normal text-muted">{url}</span>
        </p>
        <p aria-hidden className="shrink-0 text-muted tabular-nums">
          {(elapsedMs / 1000).toFixed(1)} {PROGRESS_TEXT.seconds}
        </p>
      </div>
      <div aria-hidden className="mt-4 h-1 overflow-hidden rounded-full bg-sunken">
        <div className="h-full w-1/3 motion-safe:animate-sweep rounded-full bg-beam motion-reduce:w-full" />
      </div>
      <StepList progress={progress} begunMs={begunMs} />
      <div className="mt-4 flex items-center justify-between gap-4">
        <p role="status" className="flex min-h-10 items-center text-sm text-muted">
          {progressSentence(progress, elapsedMs)}
        </p>
        <button
          type="button"
          onClick={onCancel}
          className="rounded-lg border border-line px-3.5 py-1.5 text-sm font-medium hover:bg-sunken"
        >
          {PROGRESS_TEXT.cancel}
        </button>
      </div>
    </section>
  );
}

function useElapsedMs(): number {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setElapsedMs(performance.now() - startedAt), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return elapsedMs;
}

/** The progress while a check runs, otherwise the children. */
export function CheckRegion({ children }: { readonly children: ReactNode }) {
  const { running, cancel } = useCheck();
  return (
    <>
      {running !== null && <CheckProgress key={running} url={running} onCancel={cancel} />}
      <div hidden={running !== null}>{children}</div>
    </>
  );
}
