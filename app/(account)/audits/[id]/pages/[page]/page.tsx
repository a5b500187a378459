import type { Metadata } from "next";
import { AccountFrame } from "@/app/_account/account-frame";
import { AUDITS } from "@/app/_account/audits/audit-text.data";
import { MonitorButton } from "@/app/_account/monitors/monitor-button";
import { monitoredPages } from "@/app/_account/monitors/monitored-pages";
import { failedCheck } from "@/app/_account/saved/saved-text.data";
import { IssueList } from "@/app/_components/result/issues/issue-list";
import { shownIssues, shownPreviews } from "@/app/_components/result/shown-data";
import { buttonLook } from "@/app/_components/ui/button";
import { shortUrl } from "@/app/_components/ui/format";
import { Moment } from "@/app/_components/ui/moment";
import { Notice } from "@/app/_components/ui/notice";
import { ScoreNumber } from "@/app/_components/ui/score-number";
import { platformFacts } from "@/app/_previews/grid/platform-facts";
import { PreviewGrid } from "@/app/_previews/grid/preview-grid";
import { runForPage } from "@/lib/http/pages/run";
import { viewAuditPage } from "@/lib/services/audits/view-audit-page";

export const metadata: Metadata = { title: AUDITS.one, robots: { index: false } };

interface PageProps {
  readonly params: Promise<{ readonly id: string; readonly page: string }>;
}

export default async function AuditedPage({ params }: PageProps) {
  const { id, page } = await params;
  const here = `/audits/${id}/pages/${page}`;
  const found = await runForPage(viewAuditPage, { id, page }, { here });
  const monitored = found.ok ? await monitoredPages([found.output.url], here) : null;
  return (
    <AccountFrame title={found.ok ? shortUrl(found.output.url) : AUDITS.one} here={here} found={found}>
      {({ url, error, checked_at, inspection }) => (
        <>
          <p className="flex flex-wrap items-center gap-3 text-[15px]/6 text-muted">
            {inspection !== null && <ScoreNumber score={inspection.score.value} />}
            {checked_at !== null && <Moment at={checked_at} exact />}
            <a href={`/?${new URLSearchParams({ url })}`} className={buttonLook("plain", "small")}>
              {AUDITS.checkAgain}
            </a>
            <MonitorButton url={url} monitored={monitored} />
          </p>
          {error !== null && (
            <Notice tone="error" className="mt-6">
              {failedCheck(error)}
            </Notice>
          )}
          {error === null && inspection === null && <p className="mt-6 text-muted">{AUDITS.noReport}</p>}
          {inspection !== null && (
            <>
              <div className="pv-wide mt-8">
                <PreviewGrid
                  heading={null}
                  previews={shownPreviews(inspection.previews)}
                  facts={platformFacts()}
                />
              </div>
              <div className="mt-10">
                <IssueList issues={shownIssues(inspection)} />
              </div>
            </>
          )}
        </>
      )}
    </AccountFrame>
  );
}
