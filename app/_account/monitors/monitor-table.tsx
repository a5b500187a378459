import { DataTable } from "@/app/_components/ui/data-table";
import { shortUrl } from "@/app/_components/ui/format";
import { Moment } from "@/app/_components/ui/moment";
import { ScoreNumber } from "@/app/_components/ui/score-number";
import type { MonitorRecord } from "@/lib/services/monitors/monitor";
import { MonitorActions } from "./monitor-actions";
import { MONITORS } from "./monitor-text.data";

interface ListedMonitor extends MonitorRecord {
  readonly last_error: string | null;
  readonly alerting: boolean;
}

/** The monitors of an account, newest first. */
export function MonitorTable({ monitors }: { readonly monitors: readonly ListedMonitor[] }) {
  const rows = monitors.map((monitor) => ({
    key: monitor.id,
    cells: [
      <a
        key="url"
        href={`/monitors/${monitor.id}`}
        dir="ltr"
        className="text-link underline-offset-4 hover:underline"
      >
        {shortUrl(monitor.url)}
      </a>,
      monitor.last_score === null ? null : <ScoreNumber key="score" score={monitor.last_score} />,
      stateOf(monitor),
      monitor.last_checked_at && <Moment key="last" at={monitor.last_checked_at} exact />,
      monitor.next_check_at && <Moment key="next" at={monitor.next_check_at} exact />,
      <MonitorActions key="actions" monitor={monitor} />,
    ],
  }));
  return <DataTable label={MONITORS.table} columns={MONITORS.columns} rows={rows} stacked />;
}

function stateOf({ paused, last_error, last_checked_at, alerting }: ListedMonitor): string {
  if (paused) return MONITORS.states.paused;
  if (last_error !== null) return MONITORS.unreachable(last_error);
  if (last_checked_at === null) return MONITORS.states.waiting;
  return alerting ? MONITORS.states.alerting : MONITORS.states.ok;
}
