import { ScoreNumber } from "@/app/_components/ui/score-number";
import { SAVED } from "../texts.data";

interface ScoreChangeProps {
  readonly score: number | null;
  readonly change: number | null;
}

/** A page's last score and how it moved since the one before. */
export function ScoreChange({ score, change }: ScoreChangeProps) {
  if (score === null) return <span className="whitespace-nowrap text-muted">{SAVED.notChecked}</span>;
  return (
    <span className="inline-flex items-baseline gap-2 whitespace-nowrap">
      <ScoreNumber score={score} />
      {change !== null && change !== 0 && (
        <span className={`text-[13px] ${change > 0 ? "text-good" : "text-error"}`}>
          <span aria-hidden>{change > 0 ? `▲ ${change}` : `▼ ${-change}`}</span>
          <span className="sr-only">{SAVED.changed(change)}</span>
        </span>
      )}
    </span>
  );
}
