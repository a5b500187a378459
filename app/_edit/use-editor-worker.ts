import { startTransition, useEffect, useRef, useState } from "react";
import type { EditorView, EditSource } from "./editor-view";
import type { Edits } from "./edits";

export interface WorkerState {
  /** The latest view; null while there is none or no source. */
  readonly view: EditorView | null;
  /** Whether the worker failed to load or crashed. */
  readonly failed: boolean;
  retry(): void;
}

/** Runs the checker in a worker on a source with edits. `first` is the view without edits, if known. */
export function useEditorWorker(
  source: EditSource | null,
  edits: Edits,
  first: EditorView | null,
): WorkerState {
  const [view, setView] = useState(first);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const queue = useRef<WorkerQueue | null>(null);
  if (source === null && view !== null) setView(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry needs a new worker.
  useEffect(() => {
    const worker = new Worker(new URL("./editor-worker.ts", import.meta.url), { type: "module" });
    const opened = requestQueue({
      post: (request) => worker.postMessage(request),
      onView: (next) => startTransition(() => setView(next)),
    });
    worker.onmessage = ({ data }: MessageEvent<EditorView>) => opened.receive(data);
    worker.onerror = () => setFailed(true);
    queue.current = opened;
    return () => worker.terminate();
  }, [attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new worker needs the request again.
  useEffect(() => {
    if (source !== null) queue.current?.send({ source, edits });
  }, [source, edits, attempt]);

  function retry() {
    setFailed(false);
    setAttempt(attempt + 1);
  }
  return { view, failed, retry };
}

/** A message to the worker. */
export interface WorkerRequest {
  /** Null if it is the same as in the message before. */
  readonly source: EditSource | null;
  readonly edits: Edits;
}

interface EditRequest {
  readonly source: EditSource;
  readonly edits: Edits;
}

interface QueueEnds {
  post(request: WorkerRequest): void;
  onView(view: EditorView): void;
}

export interface WorkerQueue {
  send(request: EditRequest): void;
  /** Call it with each response of the worker. */
  receive(view: EditorView): void;
}

/**
 * A queue with one request in flight. Of the requests made meanwhile only the newest is sent, so that fast typing waits
 * for one response instead of one for every letter.
 */
export function requestQueue({ post, onView }: QueueEnds): WorkerQueue {
  let isBusy = false;
  let waiting: EditRequest | null = null;
  let posted: EditSource | null = null;

  function postNow({ source, edits }: EditRequest) {
    isBusy = true;
    post({ source: source === posted ? null : source, edits });
    posted = source;
  }

  return {
    send(request) {
      if (!isBusy) postNow(request);
      else waiting = request;
    },
    receive(view) {
      if (!isBusy) return;
      isBusy = false;
      onView(view);
      const next = waiting;
      waiting = null;
      if (next !== null) postNow(next);
    },
  };
}
