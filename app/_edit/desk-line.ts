import type { Source } from "./desk-source";
import type { DeskView } from "./desk-view";
import type { Edits } from "./edits";

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
