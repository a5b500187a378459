import type { Inspection } from "@/lib/inspect/report";
import type { Rate } from "@/lib/limits/bucket";
import { Details } from "./details";
import { detailsOf } from "./details-of";
import { IssueList } from "./issue-list";
import { issueViews } from "./issue-views";
import { RememberCheck } from "./remember-check";
import { ReportLink } from "./report-link";
import { ResultHead } from "./result-head";

interface ResultProps {
  readonly inspection: Inspection;
  readonly cache: "hit" | "miss";
  readonly rate: Pick<Rate, "limit" | "remaining"> | null;
}

/** The whole report of one page. */
export function Result({ inspection, cache, rate }: ResultProps) {
  return (
    <div className="mt-8">
      <RememberCheck address={inspection.url} score={inspection.score.value} />
      <ResultHead inspection={inspection} cache={cache} rate={rate} />
      <IssueList issues={issueViews(inspection)} />
      <Details groups={detailsOf(inspection)} />
      <ReportLink address={inspection.url} />
    </div>
  );
}
