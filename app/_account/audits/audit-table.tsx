import { DataTable } from "@/app/_components/ui/data-table";
import { shortUrl } from "@/app/_components/ui/format";
import { Moment } from "@/app/_components/ui/moment";
import { ScoreNumber } from "@/app/_components/ui/score-number";
import type { AuditRecord } from "@/lib/services/audits/audit";
import { AUDITS } from "./audit-text.data";

/** The audits of an account, newest first. */
export function AuditTable({ audits }: { readonly audits: readonly AuditRecord[] }) {
  const rows = audits.map(({ id, url, score, status, pages_checked, created_at }) => ({
    key: id,
    cells: [
      <a key="url" href={`/audits/${id}`} dir="ltr" className="text-link underline-offset-4 hover:underline">
        {shortUrl(url)}
      </a>,
      score === null ? null : <ScoreNumber key="score" score={score} />,
      pages_checked,
      AUDITS.statuses[status],
      <Moment key="at" at={created_at} exact />,
    ],
  }));
  return <DataTable label={AUDITS.table} columns={AUDITS.columns} rows={rows} stacked />;
}
