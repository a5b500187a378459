import { capNote, ScoreBreakdown, ScoreRing } from "../_components/result/score-ring";
import { verdictOf } from "../_components/result/verdict";
import { Disclosure } from "../_components/ui/disclosure";
import { LIVE_TEXT } from "./editor-text.data";
import type { EditorView } from "./editor-view";
import { useDebounced } from "./use-debounced";

/** Screen readers announce the score once the visitor pauses, not after every letter. */
const SAID_AFTER_MS = 700;

interface ScorePanelProps {
  readonly view: EditorView;
  /** What isn't checked here, as text. */
  readonly limits: string;
}

/** The current score. */
export function ScorePanel({ view, limits }: ScorePanelProps) {
  const { score, scoreBefore } = view;
  const note = capNote(view);
  const verdict = verdictOf(view);
  const said = useDebounced(score.value, SAID_AFTER_MS);
  return (
    <section
      aria-label={LIVE_TEXT.result}
      className="min-w-0 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <ScoreRing score={score} grade={verdict.grade} />
        <div className="min-w-56 flex-1">
          <p className="text-lg/6 font-medium text-balance">{verdict.text}</p>
          <p className="mt-1 min-h-5 text-sm/5 text-muted tabular-nums">
            {scoreBefore !== score.value && LIVE_TEXT.wasBefore(scoreBefore)}
          </p>
          {note !== null && <p className="mt-1 text-sm text-warning">{note}</p>}
          <p role="status" className="sr-only">
            {LIVE_TEXT.scoreNow(said)}
          </p>
          <div className="mt-3 xl:[&_dl]:grid-cols-2 xl:[&_dl]:gap-x-8">
            <ScoreBreakdown areas={score.areas} />
          </div>
        </div>
      </div>
      <div className="mt-4 border-t border-line pt-3">
        <Disclosure summary={LIVE_TEXT.limits}>
          <p className="max-w-prose text-sm/6 text-muted">{limits}</p>
        </Disclosure>
      </div>
    </section>
  );
}
