import { AreaList, gateNote, verdictOf } from "../_components/result/score-breakdown";
import { ScoreRing } from "../_components/result/score-ring";
import { Disclosure } from "../_components/ui/disclosure";
import { LIVE } from "./editor-text.data";
import type { DeskView } from "./editor-view";
import { useDebounced } from "./use-debounced";

/** A screen reader says a score once the visitor pauses, not one a letter. */
const SAID_AFTER_MS = 700;

interface ScorePanelProps {
  readonly view: DeskView;
  /** What no browser can measure, in words. */
  readonly limits: string;
}

/** The score as it stands now. */
export function ScorePanel({ view, limits }: ScorePanelProps) {
  const { score, scoreBefore } = view;
  const note = gateNote(view);
  const said = useDebounced(score.value, SAID_AFTER_MS);
  return (
    <section
      aria-label={LIVE.result}
      className="min-w-0 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <ScoreRing score={score} />
        <div className="min-w-56 flex-1">
          <p className="text-lg/6 font-medium text-balance">{verdictOf(score.value)}</p>
          <p className="mt-1 min-h-5 text-sm/5 text-muted tabular-nums">
            {scoreBefore !== score.value && LIVE.wasBefore(scoreBefore)}
          </p>
          {note !== null && <p className="mt-1 text-sm text-warning">{note}</p>}
          <p role="status" className="sr-only">
            {LIVE.scoreNow(said)}
          </p>
          <div className="mt-3 xl:[&_dl]:grid-cols-2 xl:[&_dl]:gap-x-8">
            <AreaList areas={score.areas} />
          </div>
        </div>
      </div>
      <div className="mt-4 border-t border-line pt-3">
        <Disclosure summary={LIVE.limits}>
          <p className="max-w-prose text-sm/6 text-muted">{limits}</p>
        </Disclosure>
      </div>
    </section>
  );
}
