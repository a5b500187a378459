import type { Inspection } from "@/lib/inspect/report";
import type { Area, AreaScore, Score } from "@/lib/inspect/score";
import { formatPoints } from "../ui/format";
import type { Grade } from "../ui/score-number";
import { AREA_NAMES, RESULT_TEXT } from "./result-text.data";

const COLOURS: Readonly<Record<Grade, string>> = {
  good: "stroke-good",
  middling: "stroke-ring-mid",
  poor: "stroke-error",
};
const RADIUS = 52;

/** The score inside a ring with one arc for each area: points kept in colour, points lost in grey. */
export function ScoreRing({ score, grade }: { readonly score: Score; readonly grade: Grade }) {
  return (
    <div className="relative size-36 shrink-0 sm:size-40">
      <svg aria-hidden="true" viewBox="0 0 120 120" className="size-full -rotate-90">
        {ringArcs(score.areas).map(({ area, start, length, kept }) => (
          <g key={area} fill="none" strokeWidth="9">
            <Arc start={start} length={length} className="stroke-line" />
            <Arc start={start} length={kept} className={COLOURS[grade]} />
          </g>
        ))}
      </svg>
      <p className="absolute inset-0 grid place-content-center text-center">
        <span className="sr-only">{RESULT_TEXT.score} </span>
        <span className="text-[44px]/none font-semibold tracking-tight tabular-nums">{score.value}</span>
        <span className="mt-1 text-xs text-muted">{RESULT_TEXT.of}</span>
      </p>
    </div>
  );
}

interface ArcProps {
  readonly start: number;
  readonly length: number;
  readonly className: string;
}

function Arc({ start, length, className }: ArcProps) {
  if (length === 0) return null;
  return (
    <circle
      cx="60"
      cy="60"
      r={RADIUS}
      pathLength={100}
      strokeDasharray={`${length} ${100 - length}`}
      strokeDashoffset={-start}
      className={className}
    />
  );
}

export interface RingArc {
  readonly area: AreaScore["area"];
  /** The start of the arc, in hundredths of the ring. */
  readonly start: number;
  readonly length: number;
  /** The part of the length for points that were kept. */
  readonly kept: number;
}

const GAP = 1.4;

/** The areas as arcs of a ring, each as long as its points, with gaps between them. */
export function ringArcs(areas: readonly AreaScore[]): readonly RingArc[] {
  let start = 0;
  return areas.map(({ area, max, lost }) => {
    const length = Math.max(0, max - GAP);
    const arc = {
      area,
      start: start + GAP / 2,
      length,
      kept: max === 0 ? 0 : length * (1 - lost / max),
    };
    start += max;
    return arc;
  });
}

/** The points of each area of the score, as kept of possible ones; where some are lost, a link to the area's first issue. */
export function ScoreBreakdown({ score, issues }: Pick<Inspection, "score" | "issues">) {
  return (
    <dl aria-label={RESULT_TEXT.areas} className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2 lg:grid-cols-1">
      {score.areas.map(({ area, max, lost }) => (
        <div key={area} className="grid grid-cols-[5.5rem_1fr_auto] items-center gap-3">
          <dt className="text-muted">
            <AreaLink area={area} issue={lost > 0 ? firstIssue(issues, area) : null} />
          </dt>
          <Bar share={1 - lost / max} />
          <dd className={`w-14 text-right tabular-nums ${lost > 0 ? "font-medium" : "text-muted"}`}>
            {RESULT_TEXT.points(formatPoints(max - lost), max)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AreaLink({ area, issue }: { readonly area: Area; readonly issue: string | null }) {
  if (issue === null) return AREA_NAMES[area];
  return (
    <a
      href={`#${issueId(issue)}`}
      className="rounded-sm text-ink underline decoration-line-strong underline-offset-4"
    >
      {AREA_NAMES[area]}
    </a>
  );
}

function firstIssue(issues: Inspection["issues"], area: Area): string | null {
  return issues.find(({ losses }) => losses.some((loss) => loss.area === area))?.code ?? null;
}

/** The id of an issue's card on the page. */
export function issueId(code: string): string {
  return `issue-${code}`;
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

/** Why the score is lower than the sum of its areas; null if it is not. */
export function capNote({ score, issues }: Pick<Inspection, "score" | "issues">): string | null {
  if (score.cappedBy === null) return null;
  if (score.cappedBy === "all_lost") return RESULT_TEXT.cappedAllMissing(score.value);
  const issue = issues.find(({ code }) => code === score.cappedBy);
  return RESULT_TEXT.capped(score.value, issue?.title ?? score.cappedBy);
}
