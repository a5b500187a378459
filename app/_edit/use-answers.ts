import { startTransition, useEffect, useRef, useState } from "react";
import { type Line, openLine } from "./desk-line";
import type { Source } from "./desk-source";
import type { DeskView } from "./desk-view";
import type { Edits } from "./edits";

export interface Answers {
  /** The newest answer there is; null while there is none, or nothing to ask about. */
  readonly view: DeskView | null;
  /** Whether the worker could not be loaded or broke down. */
  readonly failed: boolean;
  retry(): void;
}

/** What the core, in its worker, finds of the source with these edits. `first` is the answer when nothing is edited, where it is known. */
export function useAnswers(source: Source | null, edits: Edits, first: DeskView | null): Answers {
  const [view, setView] = useState(first);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const line = useRef<Line | null>(null);
  if (source === null && view !== null) setView(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another worker.
  useEffect(() => {
    const worker = new Worker(new URL("./desk-worker.ts", import.meta.url), { type: "module" });
    const opened = openLine({
      post: (question) => worker.postMessage(question),
      take: (answer) => startTransition(() => setView(answer)),
    });
    worker.onmessage = ({ data }: MessageEvent<DeskView>) => opened.answer(data);
    worker.onerror = () => setFailed(true);
    line.current = opened;
    return () => worker.terminate();
  }, [attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another worker has to be asked again.
  useEffect(() => {
    if (source !== null) line.current?.ask({ source, edits });
  }, [source, edits, attempt]);

  function retry() {
    setFailed(false);
    setAttempt(attempt + 1);
  }
  return { view, failed, retry };
}
