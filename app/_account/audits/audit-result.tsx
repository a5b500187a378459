import { shortUrl } from "@/app/_components/ui/format";
import { ScoreNumber } from "@/app/_components/ui/score-number";
import type { AuditResult, FindingItem } from "@/lib/services/audits/result/audit-result";
import { AUDITS } from "./audit-text.data";
import { IssueName } from "./issue-name";

const GROUPS_SHOWN = 8;
const ITEMS_SHOWN = 5;
const BARS = ["bg-error", "bg-warning", "bg-good"] as const;

interface ScoresProps {
  readonly score: number | null;
  readonly distribution: readonly number[];
}

/** The average score, and how many pages are how good. */
export function AuditScores({ score, distribution }: ScoresProps) {
  const most = Math.max(1, ...distribution);
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
      {score !== null && (
        <p>
          <span className="block text-sm text-muted">{AUDITS.score}</span>
          <span className="text-4xl">
            <ScoreNumber score={score} />
          </span>
        </p>
      )}
      <ul aria-label={AUDITS.distribution} className="grid min-w-64 flex-1 gap-1.5 text-sm sm:max-w-md">
        {distribution.map((count, at) => (
          <li key={AUDITS.grades[at]} className="grid grid-cols-[7rem_1fr_3rem] items-center gap-3">
            <span className="text-muted">{AUDITS.grades[at]}</span>
            <span aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
              <span className={`block h-full ${BARS[at]}`} style={{ width: `${(100 * count) / most}%` }} />
            </span>
            <span className="tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pages that fail alike, those whose fix gains most first. */
export function AuditGroups({ groups }: Pick<AuditResult, "groups">) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="groups" className="mt-10">
      <h2 id="groups" className="text-xl font-semibold tracking-tight">
        {AUDITS.groups}
      </h2>
      <p className="mt-1 text-[15px]/6 text-muted">{AUDITS.groupsText}</p>
      <ul className="mt-4 grid gap-3">
        {groups.slice(0, GROUPS_SHOWN).map((group) => (
          <li
            key={`${group.pattern} ${group.codes.join()}`}
            className="rounded-xl border border-line bg-surface p-4"
          >
            <p className="flex flex-wrap justify-between gap-x-4 font-medium">
              <span dir="ltr" className="wrap-anywhere">
                {group.pattern}
              </span>
              <span className="text-muted tabular-nums">{AUDITS.group(group.pages, group.gain)}</span>
            </p>
            <ul className="mt-2 list-inside list-disc text-[15px]/6">
              {group.codes.map((code) => (
                <li key={code}>
                  <IssueName code={code} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {groups.length > GROUPS_SHOWN && (
        <p className="mt-3 text-[15px]/6 text-muted">{AUDITS.more(groups.length - GROUPS_SHOWN)}</p>
      )}
    </section>
  );
}

/** What only the pages together show. */
export function SiteFindings({ findings }: Pick<AuditResult, "findings">) {
  return (
    <section aria-labelledby="site" className="mt-10">
      <h2 id="site" className="text-xl font-semibold tracking-tight">
        {AUDITS.site}
      </h2>
      {findings.length === 0 && <p className="mt-1 text-muted">{AUDITS.siteNone}</p>}
      {findings.map(({ code, items }) => (
        <div key={code} className="mt-4">
          <h3 className="font-medium">{AUDITS.finding(code)}</h3>
          <ul className="mt-1 grid gap-1 text-[15px]/6 text-muted">
            {items.slice(0, ITEMS_SHOWN).map((item) => (
              <li key={item.value + item.urls[0]} dir="auto" className="wrap-anywhere">
                {itemText(code, item)}
              </li>
            ))}
            {items.length > ITEMS_SHOWN && <li>{AUDITS.more(items.length - ITEMS_SHOWN)}</li>}
          </ul>
        </div>
      ))}
    </section>
  );
}

function itemText(code: string, { value, urls, pages }: FindingItem): string {
  const where = urls.slice(0, 3).map(shortUrl).join(", ");
  if (code === "sitemap_problem") return `${AUDITS.fault(value)}: ${where}`;
  if (code === "missing_from_sitemap" || code === "orphaned_redirect") return where;
  return `${value} (${pages}): ${where}${urls.length > 3 ? ", …" : ""}`;
}
