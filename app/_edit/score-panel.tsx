import { capNote, ScoreBreakdown, ScoreRing } from "../_components/result/score-ring";
import { verdictOf } from "../_components/result/verdict";
import { Disclosure } from "../_components/ui/disclosure";
import { ScoreNumber } from "../_components/ui/score-number";
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
  const found = verdictOf(view);
  const verdict = view.imageChecked
    ? found
    : { text: LIVE_TEXT.imageUnchecked, grade: found.grade === "good" ? ("middling" as const) : found.grade };
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
          {!view.imageChecked && <p className="mt-1 text-sm text-warning">{LIVE_TEXT.imageUncheckedText}</p>}
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

/** On a narrow screen, the score and a way to the previews stay in sight while typing. */
export function ScoreBar({ view: { score } }: { readonly view: EditorView }) {
  return (
    <p
      aria-hidden
      className="fixed inset-x-0 bottom-0 z-10 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-2.5 text-sm shadow-field lg:hidden print:hidden"
    >
      <span>
        {LIVE_TEXT.scoreShort} <ScoreNumber score={score.value} />
      </span>
      <a href="#previews-heading" tabIndex={-1} className="font-medium text-link">
        {LIVE_TEXT.goTo}
      </a>
    </p>
  );
}
