import { BellRing } from "lucide-react";
import type { Metadata } from "next";
import { AccountFrame, PlanContact } from "@/app/_account/account-frame";
import { LiveRefresh } from "@/app/_account/live-refresh";
import { MonitorForm } from "@/app/_account/monitors/monitor-form";
import { WeeklySummary } from "@/app/_account/monitors/monitor-settings";
import { MonitorTable } from "@/app/_account/monitors/monitor-table";
import { MONITORS } from "@/app/_account/monitors/monitor-text.data";
import { EmptyState } from "@/app/_components/ui/notice";
import { runForPage } from "@/lib/http/pages/run";
import { viewMonitors } from "@/lib/services/monitors/view-monitors";

const REFRESH_MS = 3_000;

/** Its first check is not done. */
const isWaiting = ({ last_checked_at }: { readonly last_checked_at: string | null }) =>
  last_checked_at === null;

export const metadata: Metadata = { title: MONITORS.title, robots: { index: false } };

export default async function MonitorsPage() {
  const found = await runForPage(viewMonitors, {}, { here: "/monitors" });
  return (
    <AccountFrame title={MONITORS.title} lead={MONITORS.lead} here="/monitors" found={found}>
      {({ monitors, quota, email, weekly_summary }) => (
        <>
          {quota.limit > 0 ? (
            <>
              <MonitorForm email={email} />
              <p className="mt-3 text-[13px]/5 text-muted">{MONITORS.quota(quota.used, quota.limit)}</p>
            </>
          ) : (
            <EmptyState icon={BellRing} title={MONITORS.proTitle} text={MONITORS.proText}>
              <PlanContact />
            </EmptyState>
          )}
          <div className="mt-8">
            {monitors.length === 0 && quota.limit > 0 && (
              <EmptyState icon={BellRing} title={MONITORS.emptyTitle} text={MONITORS.emptyText} />
            )}
            {monitors.length > 0 && (
              <>
                {monitors.some(isWaiting) && <LiveRefresh everyMs={REFRESH_MS} />}
                <MonitorTable monitors={monitors} />
                <WeeklySummary on={weekly_summary} email={email} />
              </>
            )}
          </div>
        </>
      )}
    </AccountFrame>
  );
}
