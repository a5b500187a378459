import { Download } from "lucide-react";
import { platformFacts } from "@/app/_previews/grid/platform-facts";
import { PreviewGrid } from "@/app/_previews/grid/preview-grid";
import type { Inspection } from "@/lib/inspect/report";
import type { Rate } from "@/lib/limits/bucket";
import { RememberCheck } from "../check/recent-checks";
import { Downloads } from "./export-report";
import { FixPrompt } from "./issues/fix-prompt";
import { IssueList } from "./issues/issue-list";
import { detailsOf } from "./metadata/metadata-groups";
import { Details } from "./metadata/metadata-section";
import { fixPrompts, issueViews, shownReport } from "./report-view";
import { ResultHead } from "./result-head";
import { DOWNLOADS, RESULT } from "./result-text.data";

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

interface ReportLinkProps {
  readonly address: string;
  /** Also where scripts run: the page has nothing better to offer. */
  readonly always: boolean;
}

/** The report as the API answers it, for those who cannot have it from the page itself. */
function ReportLink({ address, always }: ReportLinkProps) {
  const query = new URLSearchParams({ url: address });
  return (
    <p
      className={`mt-5 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted ${always ? "flex" : "hidden no-script:flex"}`}
    >
      <a
        href={`/inspect?${query}`}
        download="headlight-report.json"
        rel="nofollow"
        className="inline-flex items-center gap-1.5 rounded-md font-medium text-ink underline-offset-4 hover:underline"
      >
        <Download aria-hidden size={15} />
        {DOWNLOADS.link}
      </a>
      {DOWNLOADS.linkNote}
    </p>
  );
}
