import type { Inspection } from "@/lib/inspect/report";
import { AreaList } from "../_components/result/area-list";
import { ScoreRing } from "../_components/result/score-ring";
import { gateNote, verdictOf } from "../_components/result/verdict";
import { LIVE } from "./texts.data";

interface ScorePanelProps {
  readonly inspection: Inspection;
  /** The score before the changes. */
  readonly before: number;
  /** What no browser can measure, in words. */
  readonly limits: string;
}

/** The score as it stands now. */
export function ScorePanel({ inspection, before, limits }: ScorePanelProps) {
  const { score } = inspection;
  const note = gateNote(inspection);
  return (
    <section
      aria-label={LIVE.result}
      className="min-w-0 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <ScoreRing score={score} />
        <div className="min-w-40 flex-1">
          <p className="text-lg/6 font-medium text-balance">{verdictOf(score.value)}</p>
          {before !== score.value && (
            <p className="mt-1 text-sm text-muted tabular-nums">{LIVE.wasBefore(before)}</p>
          )}
          {note !== null && <p className="mt-2 text-sm text-warning">{note}</p>}
          <p role="status" className="sr-only">
            {LIVE.scoreNow(score.value)}
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
