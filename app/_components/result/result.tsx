import { Download } from "lucide-react";
import { platformFacts } from "@/app/_previews/grid/platform-facts";
import { PreviewGrid } from "@/app/_previews/grid/preview-grid";
import { settings } from "@/lib/env";
import type { Inspection } from "@/lib/inspect/report";
import type { Rate } from "@/lib/limits/bucket";
import { RecordCheck } from "../check/recent-checks";
import { ExportReport } from "./export-report";
import { AskAgent } from "./issues/ask-agent";
import { FixPrompt } from "./issues/fix-prompt";
import { IssueList } from "./issues/issue-list";
import { metadataGroups } from "./metadata/metadata-groups";
import { MetadataSection } from "./metadata/metadata-section";
import { embeddedReport, fixPrompts } from "./report-view";
import { ResultHead } from "./result-head";
import { EXPORT_TEXT, RESULT_TEXT } from "./result-text.data";
import { ScoreBreakdown } from "./score-ring";
import { shownIssues, shownPreviews } from "./shown-data";

interface ResultProps {
  readonly inspection: Inspection;
  readonly cache: "hit" | "miss";
  /** When the page was fetched, in ISO 8601. */
  readonly checkedAt: string;
  readonly rate: Pick<Rate, "limit" | "remaining"> | null;
}

/** The full report of one page. */
export function Result({ inspection, cache, checkedAt, rate }: ResultProps) {
  const hasIssues = inspection.issues.length > 0;
  const report = embeddedReport(inspection);
  return (
    <div className="mt-8">
      <RecordCheck url={inspection.url} score={inspection.score.value} />
      <ResultHead inspection={inspection} cache={cache} checkedAt={checkedAt} rate={rate} />
      <section aria-labelledby="previews-heading" className="pv-wide mt-10">
        <PreviewGrid
          heading={
            <h2 id="previews-heading" className="text-xl font-semibold tracking-tight">
              {RESULT_TEXT.previews}
            </h2>
          }
          previews={shownPreviews(inspection.previews)}
          facts={platformFacts()}
        />
      </section>
      {/* On a phone the previews come first. */}
      <section
        aria-label={RESULT_TEXT.areas}
        className="mt-8 rounded-2xl border border-line bg-surface p-5 shadow-card sm:hidden"
      >
        <ScoreBreakdown score={inspection.score} issues={inspection.issues} />
      </section>
      <div className="mt-12 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <IssueList issues={shownIssues(inspection)} />
        <div className="grid gap-5 lg:sticky lg:top-6">
          {hasIssues && <FixPrompt prompts={fixPrompts(inspection)} />}
          <AskAgent url={inspection.url} hasIssues={hasIssues} />
        </div>
      </div>
      <MetadataSection groups={metadataGroups(inspection, settings().allowPrivateOrigins)} />
      <ExportReport report={report} url={inspection.url} />
      <ReportLink url={inspection.url} always={report === null} />
    </div>
  );
}

interface ReportLinkProps {
  readonly url: string;
  /** Whether it is shown with JavaScript too, because the page cannot export the report itself. */
  readonly always: boolean;
}

/** A download of the API's report, for browsers without JavaScript and reports too large to embed. */
function ReportLink({ url, always }: ReportLinkProps) {
  const query = new URLSearchParams({ url });
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
        {EXPORT_TEXT.link}
      </a>
      {EXPORT_TEXT.linkNote}
    </p>
  );
}
