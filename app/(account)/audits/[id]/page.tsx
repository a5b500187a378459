import { Download } from "lucide-react";
import type { Metadata } from "next";
import { AccountFrame } from "@/app/_account/account-frame";
import { AuditComparison } from "@/app/_account/audits/audit-comparison";
import { AuditFilters } from "@/app/_account/audits/audit-filters";
import { AuditCards, AuditPageTable } from "@/app/_account/audits/audit-pages";
import { AuditProgress } from "@/app/_account/audits/audit-progress";
import { auditPath, readAuditQuery } from "@/app/_account/audits/audit-query";
import { AuditGroups, AuditScores, SiteFindings } from "@/app/_account/audits/audit-result";
import { AUDITS } from "@/app/_account/audits/audit-text.data";
import { monitoredPages } from "@/app/_account/monitors/monitored-pages";
import { ListPages } from "@/app/_account/saved/list-tools";
import { buttonLook } from "@/app/_components/ui/button";
import { shortUrl } from "@/app/_components/ui/format";
import { Notice } from "@/app/_components/ui/notice";
import { runForPage } from "@/lib/http/pages/run";
import { catalogueEntry } from "@/lib/inspect/catalogue";
import type { AuditRecord } from "@/lib/services/audits/audit";
import { viewAudit } from "@/lib/services/audits/view-audit";

export const metadata: Metadata = { title: AUDITS.one, robots: { index: false } };

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Parameters<typeof readAuditQuery>[0]>;
}

export default async function AuditPage({ params, searchParams }: PageProps) {
  const { id } = await params;
  const query = readAuditQuery(await searchParams);
  const { platform, ...rest } = query;
  const input = { id, ...rest, ...(platform === "" ? {} : { platform }) };
  const found = await runForPage(viewAudit, input, { here: auditPath(id, query) });
  const urls = found.ok ? found.output.pages.map(({ url }) => url) : [];
  const monitored = await monitoredPages(urls, auditPath(id, query));
  const title = found.ok ? shortUrl(found.output.audit.url) : AUDITS.one;
  return (
    <AccountFrame title={title} here={`/audits/${id}`} found={found}>
      {({ audit, result, distribution, last, pages, total, page, lists, previous }) => (
        <>
          {isRunning(audit) && <AuditProgress audit={audit} last={last} />}
          {audit.status === "failed" && (
            <Notice tone="error">
              {AUDITS.error(audit.error ?? "")} {AUDITS.refunded}
            </Notice>
          )}
          {audit.pages_checked > 0 && (
            <>
              <p className="mt-4 mb-6 text-[15px]/6 text-muted">
                {AUDITS.statuses[audit.status]} · {audit.source === null ? null : AUDITS.from[audit.source]} ·{" "}
                {AUDITS.progress(audit.pages_checked, audit.pages_found)}
                {audit.pages_failed > 0 && ` · ${AUDITS.failed(audit.pages_failed)}`}
              </p>
              <AuditScores score={audit.score} distribution={distribution} />
              {previous !== null && <AuditComparison previous={previous} score={audit.score} />}
              {result !== null && <AuditGroups groups={result.groups} />}
              {result !== null && <SiteFindings findings={result.findings} />}
              <section aria-labelledby="pages" className="mt-10">
                <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
                  <h2 id="pages" className="text-xl font-semibold tracking-tight">
                    {AUDITS.pages}
                  </h2>
                  <Exports id={id} />
                </div>
                <AuditFilters path={`/audits/${id}`} query={query} issues={issueOptions(audit)} />
                <div className="mt-4">
                  {total === 0 && <p className="py-8 text-center text-muted">{AUDITS.none}</p>}
                  {total > 0 && platform === "" && (
                    <AuditPageTable auditId={id} pages={pages} monitored={monitored} />
                  )}
                  {total > 0 && platform !== "" && (
                    <AuditCards auditId={id} pages={pages} platform={platform} />
                  )}
                  <ListPages
                    page={page}
                    pages={lists}
                    hrefOf={(at) => auditPath(id, { ...query, page: at })}
                  />
                </div>
              </section>
            </>
          )}
        </>
      )}
    </AccountFrame>
  );
}

function isRunning({ status }: AuditRecord): boolean {
  return status === "queued" || status === "running";
}

function issueOptions({ issues }: AuditRecord) {
  return issues.flatMap(({ code }) => {
    const entry = catalogueEntry(code);
    return entry === null ? [] : [[code, entry.title] as const];
  });
}

function Exports({ id }: { readonly id: string }) {
  return (
    <span className="flex gap-2">
      {(["csv", "json"] as const).map((format) => (
        <a
          key={format}
          href={`/api/audits/${id}/export?format=${format}`}
          download
          className={buttonLook("plain", "small")}
        >
          <Download aria-hidden size={15} />
          {AUDITS[format]}
        </a>
      ))}
    </span>
  );
}
