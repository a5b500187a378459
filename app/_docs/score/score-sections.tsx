import { AREA_NAMES } from "@/app/_components/result/result-text.data";
import { formatPoints } from "@/app/_components/ui/format";
import { ScoreNumber } from "@/app/_components/ui/score-number";
import { issuePath } from "@/app/_pages/docs-pages";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { CATALOGUE, type CatalogueEntry } from "@/lib/inspect/catalogue";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { SCORE_PAGES } from "@/lib/inspect/example/score-pages.data";
import type { Inspection } from "@/lib/inspect/report";
import { ALL_LOST_CAP, AREA_POINTS, AREAS, type Area } from "@/lib/inspect/score";
import { SCORE_TEXT } from "./score-text.data";

const COSTLIEST_SHOWN = 3;

/** The points of each area, and the issues that cost the most of them. */
export function AreaTable() {
  return (
    <table className="w-full text-left text-[15px]/6">
      <thead className="text-[13px] text-muted">
        <tr className="max-sm:sr-only">
          <th scope="col" className="py-2 pr-4 font-medium">
            {SCORE_TEXT.area}
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            {SCORE_TEXT.points}
          </th>
          <th scope="col" className="py-2 font-medium">
            {SCORE_TEXT.most}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {AREAS.map((area) => (
          <tr key={area} className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:py-3">
            <th scope="row" className="pr-4 font-medium sm:py-3 sm:align-top">
              <a
                href={`${FIXED_PAGES.issues.path}#${area}`}
                className="rounded-sm text-link underline-offset-4 hover:underline"
              >
                {AREA_NAMES[area]}
              </a>
            </th>
            <td className="pr-4 tabular-nums sm:py-3 sm:align-top">
              <AreaPoints points={AREA_POINTS[area]} />
            </td>
            <td className="min-w-0 text-muted max-sm:col-span-2 max-sm:pt-1 sm:py-3">
              <ul className="space-y-0.5">
                {costliest(area).map(({ code, title, weight }) => (
                  <li key={code}>
                    <a
                      href={issuePath(code)}
                      className="rounded-sm underline-offset-4 hover:text-ink hover:underline"
                    >
                      {title}
                    </a>{" "}
                    <span className="whitespace-nowrap text-faint tabular-nums">−{formatPoints(weight)}</span>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The points of an area as a number and as a bar. Drawn with SVG attributes, because the content security policy blocks styles. */
function AreaPoints({ points }: { readonly points: number }) {
  const most = Math.max(...Object.values(AREA_POINTS));
  return (
    <span className="flex items-center gap-2.5">
      <span className="w-5 text-right font-medium">{points}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="h-1.5 w-24 overflow-hidden rounded-full max-sm:hidden"
      >
        <rect width="100" height="4" className="fill-line" />
        <rect width={(100 * points) / most} height="4" className="fill-beam" />
      </svg>
    </span>
  );
}

function costliest(area: Area): readonly CatalogueEntry[] {
  return CATALOGUE.filter((entry) => entry.area === area)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, COSTLIEST_SHOWN);
}

/** The caps on the whole score. */
export function ScoreCaps() {
  const rows = scoreCaps().map(({ score, entries }) => ({
    score,
    links: entries.map(({ code, title }) => ({ href: issuePath(code), title })),
  }));
  const allMissing = { score: ALL_LOST_CAP, links: [{ href: null, title: SCORE_TEXT.allMissing }] };
  return (
    <dl className="divide-y divide-line border-y border-line text-[15px]/6">
      {[...rows, allMissing]
        .sort((a, b) => a.score - b.score)
        .map(({ score, links }) => (
          <div key={score} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="font-medium">{SCORE_TEXT.cap(score)}</dt>
            <dd>
              <ul className="space-y-0.5">
                {links.map(({ href, title }) => (
                  <li key={title}>
                    {href === null ? (
                      title
                    ) : (
                      <a href={href} className="rounded-sm text-link underline-offset-4 hover:underline">
                        {title}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
    </dl>
  );
}

export interface ScoreCap {
  readonly score: number;
  readonly entries: readonly CatalogueEntry[];
}

/** The scores at which single issues cap a page, lowest first, with those issues. */
function scoreCaps(): readonly ScoreCap[] {
  const scores = new Set(CATALOGUE.flatMap(({ cap }) => cap ?? []));
  return [...scores]
    .sort((a, b) => a - b)
    .map((score) => ({ score, entries: CATALOGUE.filter(({ cap }) => cap === score) }));
}

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
