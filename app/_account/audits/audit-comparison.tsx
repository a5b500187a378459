import { shortUrl } from "@/app/_components/ui/format";
import { ScoreNumber } from "@/app/_components/ui/score-number";
import type { Comparison } from "@/lib/services/audits/result/compare";
import { AUDITS } from "./audit-text.data";
import { IssueName } from "./issue-name";

const SHOWN = 10;

interface AuditComparisonProps {
  readonly previous: Comparison & { readonly id: string; readonly score: number | null };
  readonly score: number | null;
}

/** What has changed since the audit before. */
export function AuditComparison({ previous, score }: AuditComparisonProps) {
  const changed = previous.issues.filter(({ fixed, opened }) => fixed > 0 || opened > 0);
  return (
    <section aria-labelledby="compare" className="mt-10">
      <h2 id="compare" className="text-xl font-semibold tracking-tight">
        {AUDITS.compare}
      </h2>
      <p className="mt-1 text-[15px]/6 text-muted">
        {previous.score !== null && score !== null && AUDITS.compareScore(previous.score, score)}{" "}
        {changed.length === 0 && previous.scores.length === 0 && AUDITS.compareNone}
      </p>
      <ul className="mt-2 list-inside list-disc text-[15px]/6">
        {changed.slice(0, SHOWN).map(({ code, fixed, opened, same }) => (
          <li key={code}>
            <IssueName code={code} />: {AUDITS.compareIssue(fixed, opened, same)}
          </li>
        ))}
      </ul>
      <ul className="mt-2 text-[15px]/6">
        {previous.scores.slice(0, SHOWN).map(({ url, before, after }) => (
          <li key={url} className="wrap-anywhere">
            <span dir="ltr">{shortUrl(url)}</span>: <ScoreNumber score={before} /> →{" "}
            <ScoreNumber score={after} />
          </li>
        ))}
      </ul>
    </section>
  );
}
