import { PreviewGrid } from "@/app/_previews/preview-grid";
import type { Inspection } from "@/lib/inspect/report";
import type { Rate } from "@/lib/limits/bucket";
import { RESULT } from "../text.data";
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
      <section aria-labelledby="previews-heading" className="mt-12">
        <h2 id="previews-heading" className="mb-4 text-xl font-semibold tracking-tight">
          {RESULT.previews}
        </h2>
        <PreviewGrid previews={inspection.previews} />
      </section>
      <IssueList issues={issueViews(inspection)} />
      <Details groups={detailsOf(inspection)} />
      <ReportLink address={inspection.url} />
    </div>
  );
}
