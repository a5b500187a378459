import { AreaList } from "../_components/result/area-list";
import { ScoreRing } from "../_components/result/score-ring";
import { gateNote, verdictOf } from "../_components/result/verdict";
import type { DeskView } from "./desk-view";
import { LIVE } from "./texts.data";
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
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <ScoreRing score={score} />
        <div className="min-w-40 flex-1">
          <p className="text-lg/6 font-medium text-balance">{verdictOf(score.value)}</p>
          {scoreBefore !== score.value && (
            <p className="mt-1 text-sm text-muted tabular-nums">{LIVE.wasBefore(scoreBefore)}</p>
          )}
          {note !== null && <p className="mt-2 text-sm text-warning">{note}</p>}
          <p role="status" className="sr-only">
            {LIVE.scoreNow(said)}
          </p>
        </div>
      </div>
      <div className="mt-5 border-t border-line pt-5 lg:[&_dl]:grid-cols-2 lg:[&_dl]:gap-x-10">
        <AreaList areas={score.areas} />
      </div>
      <h2 className="mt-5 text-sm font-medium">{LIVE.limits}</h2>
      <p className="mt-1 text-sm/6 text-muted">{limits}</p>
    </section>
  );
}
