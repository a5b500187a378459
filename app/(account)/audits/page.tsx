import { ListChecks } from "lucide-react";
import type { Metadata } from "next";
import { AccountFrame, PlanContact } from "@/app/_account/account-frame";
import { AuditTable } from "@/app/_account/audits/audit-table";
import { AUDITS } from "@/app/_account/audits/audit-text.data";
import { StartAuditForm } from "@/app/_account/audits/start-audit-form";
import { EmptyState } from "@/app/_components/ui/notice";
import { pagePlan, runForPage } from "@/lib/http/pages/run";
import { viewAudits } from "@/lib/services/audits/view-audits";

export const metadata: Metadata = { title: AUDITS.title, robots: { index: false } };

interface PageProps {
  readonly searchParams: Promise<{ readonly url?: string | string[] }>;
}

export default async function AuditsPage({ searchParams }: PageProps) {
  const { url } = await searchParams;
  const found = await runForPage(viewAudits, {}, { here: "/audits" });
  const { own } = await pagePlan();
  return (
    <AccountFrame title={AUDITS.title} lead={AUDITS.lead} here="/audits" found={found}>
      {({ audits, quota }) => (
        <>
          {quota.limit > 0 ? (
            <>
              <StartAuditForm max={own.pagesPerAudit} url={typeof url === "string" ? url : ""} />
              <p className="mt-3 text-[13px]/5 text-muted">{AUDITS.quota(quota.left, quota.limit)}</p>
            </>
          ) : (
            <EmptyState icon={ListChecks} title={AUDITS.proTitle} text={AUDITS.proText}>
              <PlanContact />
            </EmptyState>
          )}
          <div className="mt-8">
            {audits.length > 0 && <AuditTable audits={audits} />}
            {audits.length === 0 && quota.limit > 0 && (
              <EmptyState icon={ListChecks} title={AUDITS.emptyTitle} text={AUDITS.emptyText} />
            )}
          </div>
        </>
      )}
    </AccountFrame>
  );
}
