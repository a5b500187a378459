import type { Inspection } from "@/lib/inspect/report";
import type { AreaScore } from "@/lib/inspect/score";
import { formatPoints } from "../ui/format";
import { AREA_NAMES, RESULT_TEXT } from "./result-text.data";

/** The points of each area of the score, as kept of possible ones. */
export function ScoreBreakdown({ areas }: { readonly areas: readonly AreaScore[] }) {
  return (
    <dl aria-label={RESULT_TEXT.areas} className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2 lg:grid-cols-1">
      {areas.map(({ area, max, lost }) => (
        <div key={area} className="grid grid-cols-[5.5rem_1fr_auto] items-center gap-3">
          <dt className="text-muted">{AREA_NAMES[area]}</dt>
          <Bar share={1 - lost / max} />
          <dd className={`w-14 text-right tabular-nums ${lost > 0 ? "font-medium" : "text-muted"}`}>
            {RESULT_TEXT.points(formatPoints(max - lost), max)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Drawn with SVG attributes, because a style attribute would need a looser content security policy. */
function Bar({ share }: { readonly share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="h-1.5 w-full rounded-full"
    >
      <rect width="100" height="4" className="fill-line" />
      <rect width={100 * share} height="4" className={share === 1 ? "fill-good" : "fill-ring-mid"} />
    </svg>
  );
}

/** The score in one sentence. */
export function scoreVerdict(score: number): string {
  return RESULT_TEXT.verdicts.find(({ from }) => score >= from)?.text ?? "";
}

/** Why the score is lower than the sum of its areas; null if it is not. */
export function capNote({ score, issues }: Pick<Inspection, "score" | "issues">): string | null {
  if (score.cappedBy === null) return null;
  if (score.cappedBy === "all_lost") return RESULT_TEXT.cappedAllMissing(score.value);
  const issue = issues.find(({ code }) => code === score.cappedBy);
  return RESULT_TEXT.capped(score.value, issue?.title ?? score.cappedBy);
}
