import { platformFacts } from "@/app/_previews/grid/platform-facts";
import { PreviewGrid } from "@/app/_previews/grid/preview-grid";
import type { Inspection } from "@/lib/inspect/report";
import type { Rate } from "@/lib/limits/bucket";
import { RESULT } from "../text.data";
import { Details } from "./details";
import { detailsOf } from "./details-of";
import { Downloads } from "./downloads";
import { FixPrompt } from "./fix-prompt";
import { fixPrompts } from "./fix-prompts";
import { IssueList } from "./issue-list";
import { issueViews } from "./issue-views";
import { RememberCheck } from "./remember-check";
import { ReportLink } from "./report-link";
import { ResultHead } from "./result-head";
import { shownReport } from "./shown-report";

interface ResultProps {
  readonly inspection: Inspection;
  readonly cache: "hit" | "miss";
  readonly rate: Pick<Rate, "limit" | "remaining"> | null;
}

/** The whole report of one page. */
export function Result({ inspection, cache, rate }: ResultProps) {
  const hasIssues = inspection.issues.length > 0;
  const report = shownReport(inspection);
  return (
    <div className="mt-8">
      <RememberCheck address={inspection.url} score={inspection.score.value} />
      <ResultHead inspection={inspection} cache={cache} rate={rate} />
      <section aria-labelledby="previews-heading" className="pv-wide mt-10">
        <PreviewGrid
          heading={
            <h2 id="previews-heading" className="text-xl font-semibold tracking-tight">
              {RESULT.previews}
            </h2>
          }
          previews={inspection.previews}
          facts={platformFacts()}
        />
      </section>
      <div
        className={`mt-12 grid items-start gap-8 ${hasIssues ? "lg:grid-cols-[minmax(0,1fr)_21rem]" : ""}`}
      >
        <IssueList issues={issueViews(inspection)} />
        {hasIssues && (
          <div className="lg:sticky lg:top-6">
            <FixPrompt prompts={fixPrompts(inspection)} />
          </div>
        )}
      </div>
      <Details groups={detailsOf(inspection)} />
      <Downloads report={report} address={inspection.url} />
      <ReportLink address={inspection.url} always={report === null} />
    </div>
  );
}
