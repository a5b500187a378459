import { startTransition, useEffect, useRef, useState } from "react";
import type { DeskView, Source } from "./editor-view";
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
    const worker = new Worker(new URL("./editor-worker.ts", import.meta.url), { type: "module" });
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

/** What the worker is asked. */
export interface Question {
  /** Null when it is the same as in the question before. */
  readonly source: Source | null;
  readonly edits: Edits;
}

interface Asked {
  readonly source: Source;
  readonly edits: Edits;
}

interface Ends {
  post(question: Question): void;
  take(view: DeskView): void;
}

export interface Line {
  ask(asked: Asked): void;
  /** To be told what was answered. */
  answer(view: DeskView): void;
}

/**
 * A line on which one question is under way at a time. Of those that come up meanwhile only the newest is asked, so a
 * visitor who types faster than the core works waits for one answer and not for one a letter.
 */
export function openLine({ post, take }: Ends): Line {
  let isBusy = false;
  let waiting: Asked | null = null;
  let posted: Source | null = null;

  function send(asked: Asked) {
    isBusy = true;
    post({ source: asked.source === posted ? null : asked.source, edits: asked.edits });
    posted = asked.source;
  }

  return {
    ask(asked) {
      if (!isBusy) send(asked);
      else waiting = asked;
    },
    answer(view) {
      if (!isBusy) return;
      isBusy = false;
      take(view);
      const next = waiting;
      waiting = null;
      if (next !== null) send(next);
    },
  };
}
