import type { Metadata } from "next";
import { AccountFrame } from "@/app/_account/account-frame";
import { LiveRefresh } from "@/app/_account/live-refresh";
import { CheckHistory } from "@/app/_account/monitors/check-history";
import { MonitorActions } from "@/app/_account/monitors/monitor-actions";
import { MonitorSettings } from "@/app/_account/monitors/monitor-settings";
import { MONITORS } from "@/app/_account/monitors/monitor-text.data";
import { PreviewComparison } from "@/app/_account/monitors/preview-change";
import { ScoreChart } from "@/app/_account/monitors/score-chart";
import { shortUrl } from "@/app/_components/ui/format";
import { runForPage } from "@/lib/http/pages/run";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { viewMonitor } from "@/lib/services/monitors/view-monitor";

export const metadata: Metadata = { title: MONITORS.one, robots: { index: false } };

const REFRESH_MS = 5_000;

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{ readonly platform?: string | string[] }>;
}

export default async function MonitorPage({ params, searchParams }: PageProps) {
  const { id } = await params;
  const { platform } = await searchParams;
  const path = `/monitors/${encodeURIComponent(id)}`;
  const found = await runForPage(viewMonitor, { id }, { here: path });
  const shown = PLATFORM_NAMES.find((name) => name === platform) ?? "facebook";
  return (
    <AccountFrame
      title={found.ok ? shortUrl(found.output.monitor.url) : MONITORS.one}
      here={path}
      found={found}
    >
      {({ monitor, checks, scores, changed }) => (
        <>
          <LiveRefresh everyMs={REFRESH_MS} />
          <MonitorActions monitor={monitor} leaveTo="/monitors" />
          <div className="mt-5">
            <MonitorSettings monitor={monitor} />
          </div>
          <h2 className="mt-10 mb-3 text-xl font-semibold tracking-tight">{MONITORS.chart}</h2>
          <ScoreChart points={scores} />
          {changed !== null && <PreviewComparison change={changed} platform={shown} path={path} />}
          <h2 className="mt-10 mb-3 text-xl font-semibold tracking-tight">{MONITORS.history}</h2>
          <CheckHistory checks={checks} />
        </>
      )}
    </AccountFrame>
  );
}
