import { formatPoints } from "@/app/_components/ui/format";
import { ScoreNumber } from "@/app/_components/ui/score-number";
import { issuePath } from "@/app/_pages/docs-pages";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { SCORE_PAGES } from "@/lib/inspect/example/score-pages.data";
import type { Inspection } from "@/lib/inspect/report";
import { SCORE_TEXT } from "./score-text.data";

/** The first few issues explain the score. */
const ISSUES_SHOWN_MAX = 6;

/** Example pages from best to worst, with their issues. */
export function ExampleScores() {
  const pages = Object.values(SCORE_PAGES)
    .map(({ name, example }) => ({ name, inspection: inspectExample(example) }))
    .sort((a, b) => b.inspection.score.value - a.inspection.score.value);
  return (
    <ul className="divide-y divide-line border-y border-line">
      {pages.map(({ name, inspection }) => (
        <li key={name} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 py-3.5">
          <p className="text-2xl/7">
            <span className="sr-only">{SCORE_TEXT.score}: </span>
            <ScoreNumber score={inspection.score.value} />
          </p>
          <div className="min-w-0 text-[15px]/6">
            <h3 className="font-medium">{name}</h3>
            <CostlyIssues inspection={inspection} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function CostlyIssues({ inspection }: { readonly inspection: Inspection }) {
  const { issues, score } = inspection;
  if (issues.length === 0) return <p className="text-muted">{SCORE_TEXT.noIssues}</p>;
  const shown = issues.slice(0, ISSUES_SHOWN_MAX);
  return (
    <ul className="text-sm/6 text-muted">
      {shown.map(({ code, title, points }) => (
        <li key={code}>
          <a href={issuePath(code)} className="rounded-sm underline-offset-4 hover:text-ink hover:underline">
            {title}
          </a>{" "}
          {points > 0 && (
            <span className="whitespace-nowrap text-faint tabular-nums">−{formatPoints(points)}</span>
          )}
        </li>
      ))}
      {issues.length > shown.length && <li>{SCORE_TEXT.more(issues.length - shown.length)}</li>}
      {score.cappedBy !== null && <li className="text-warning">{SCORE_TEXT.capped(score.value)}</li>}
    </ul>
  );
}
