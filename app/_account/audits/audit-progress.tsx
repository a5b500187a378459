"use client";

import { ConfirmButton } from "@/app/_components/ui/confirm-button";
import { shortUrl } from "@/app/_components/ui/format";
import { ScoreNumber } from "@/app/_components/ui/score-number";
import type { AuditRecord } from "@/lib/services/audits/audit";
import { LiveRefresh } from "../live-refresh";
import { failedCheck } from "../saved/saved-text.data";
import { useSend } from "../use-send";
import { AUDITS } from "./audit-text.data";

const EVERY_MS = 2_000;

interface AuditProgressProps {
  readonly audit: AuditRecord;
  readonly last: {
    readonly url: string;
    readonly score: number | null;
    readonly error: string | null;
  } | null;
}

/** How far a running audit is, kept current without reloading. */
export function AuditProgress({ audit, last }: AuditProgressProps) {
  const { busy, fault, submit } = useSend();
  const total = Math.max(audit.pages_checked, Math.min(audit.pages_found, audit.pages_limit));
  return (
    <section className="rounded-2xl border border-line bg-surface p-5 shadow-card">
      <LiveRefresh everyMs={EVERY_MS} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium tabular-nums">
          {audit.status === "queued" ? AUDITS.waiting : AUDITS.progress(audit.pages_checked, total)}
        </p>
        <ConfirmButton
          label={AUDITS.cancel}
          question={AUDITS.cancelQuestion}
          consequence={AUDITS.cancelConsequence}
          disabled={busy}
          onConfirm={() => submit({ method: "POST", path: `/api/audits/${audit.id}/cancel` })}
        />
      </div>
      <progress max={Math.max(1, total)} value={audit.pages_checked} className="mt-3 h-2 w-full accent-ink">
        {AUDITS.progress(audit.pages_checked, total)}
      </progress>
      <p className="mt-2 text-sm text-muted tabular-nums">
        {AUDITS.found(audit.pages_found)}
        {audit.pages_failed > 0 && ` · ${AUDITS.failed(audit.pages_failed)}`}
      </p>
      {last !== null && (
        <p className="mt-1 text-sm text-muted wrap-anywhere">
          {AUDITS.last}: <span dir="ltr">{shortUrl(last.url)}</span>{" "}
          {last.score === null ? failedCheck(last.error ?? "") : <ScoreNumber score={last.score} />}
        </p>
      )}
      <p role="alert" className="mt-1 text-[13px]/5 text-error empty:hidden">
        {fault}
      </p>
    </section>
  );
}
