import { DataTable } from "@/app/_components/ui/data-table";
import { shortUrl } from "@/app/_components/ui/format";
import { ScoreNumber } from "@/app/_components/ui/score-number";
import { PreviewCard } from "@/app/_previews/cards/preview-card";
import type { PlatformName } from "@/lib/inspect/platforms/names";
import type { AuditPageView } from "@/lib/services/audits/view-audit";
import { MonitorButton } from "../monitors/monitor-button";
import type { Monitored } from "../monitors/monitored-pages";
import { failedCheck } from "../saved/saved-text.data";
import { AUDITS } from "./audit-text.data";

interface AuditPagesProps {
  readonly auditId: string;
  readonly pages: readonly AuditPageView[];
}

/** The pages of an audit, each with its score and how many issues it has. */
export function AuditPageTable({
  auditId,
  pages,
  monitored,
}: AuditPagesProps & { readonly monitored: Monitored }) {
  const rows = pages.map(({ id, url, score, codes, error }) => ({
    key: id,
    cells: [
      <PageLink key="url" auditId={auditId} id={id} url={url} />,
      score === null ? null : <ScoreNumber key="score" score={score} />,
      error === null ? AUDITS.issues(codes.length) : <CheckError key="issues" code={error} />,
      <MonitorButton key="monitor" url={url} monitored={monitored} name={shortUrl(url)} />,
    ],
  }));
  return <DataTable label={AUDITS.pagesTable} columns={AUDITS.pageColumns} rows={rows} stacked />;
}

/** The cards of an audit's pages on one platform. */
export function AuditCards({
  auditId,
  pages,
  platform,
}: AuditPagesProps & { readonly platform: PlatformName }) {
  return (
    <ul className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {pages.map(({ id, url, score, error, preview }) => (
        <li key={id} className="min-w-0 overflow-hidden rounded-xl border border-line bg-surface p-3">
          {preview === null ? (
            <p className="p-4 text-center text-[15px]/6">
              {error === null ? AUDITS.noReport : <CheckError code={error} />}
            </p>
          ) : (
            <PreviewCard platform={platform} preview={preview} />
          )}
          <p className="mt-3 flex justify-between gap-3 text-sm">
            <PageLink auditId={auditId} id={id} url={url} />
            {score !== null && <ScoreNumber score={score} />}
          </p>
        </li>
      ))}
    </ul>
  );
}

function CheckError({ code }: { readonly code: string }) {
  return <span className="font-medium text-error">{failedCheck(code)}</span>;
}

interface PageLinkProps {
  readonly auditId: string;
  readonly id: string;
  readonly url: string;
}

function PageLink({ auditId, id, url }: PageLinkProps) {
  return (
    <a
      href={`/audits/${auditId}/pages/${id}`}
      dir="ltr"
      className="text-link underline-offset-4 wrap-anywhere hover:underline"
    >
      {shortUrl(url)}
    </a>
  );
}
