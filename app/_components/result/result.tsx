import type { Inspection } from "@/lib/inspect/report";
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
  readonly rate: { readonly limit: number; readonly remaining: number };
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
