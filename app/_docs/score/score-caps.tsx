import { issuePath } from "@/app/_pages/docs-pages";
import { CATALOGUE, type CatalogueEntry } from "@/lib/inspect/catalogue";
import { ALL_LOST_CAP } from "@/lib/inspect/score";
import { SCORE_TEXT } from "./score-text.data";

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
