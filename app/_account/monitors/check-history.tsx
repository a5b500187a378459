import { Moment } from "@/app/_components/ui/moment";
import { ScoreNumber } from "@/app/_components/ui/score-number";
import type { Change, MonitorCheckRecord } from "@/lib/services/monitors/monitor-check";
import { IssueName } from "../audits/issue-name";
import { MONITORS } from "./monitor-text.data";

/** The checks of a monitor, newest first, with what each found changed. */
export function CheckHistory({ checks }: { readonly checks: readonly MonitorCheckRecord[] }) {
  if (checks.length === 0) return <p className="text-muted">{MONITORS.noHistory}</p>;
  return (
    <ol className="divide-y divide-line border-y border-line">
      {checks.map((check) => (
        <li key={check.at} className="grid gap-x-6 gap-y-1 py-3 text-[15px]/6 sm:grid-cols-[12rem_3rem_1fr]">
          <Moment at={check.at} exact />
          <span>{check.score === null ? "–" : <ScoreNumber score={check.score} />}</span>
          <CheckOutcome check={check} />
        </li>
      ))}
    </ol>
  );
}

function CheckOutcome({ check }: { readonly check: MonitorCheckRecord }) {
  const { error, changes, opened, resolved } = check;
  if (error !== null) return <p className="text-error">{MONITORS.failed(error)}</p>;
  if (changes.length + opened.length + resolved.length === 0) {
    return <p className="text-muted">{MONITORS.unchanged}</p>;
  }
  return (
    <div className="grid min-w-0 gap-1">
      <Issues label={MONITORS.opened} codes={opened} />
      <Issues label={MONITORS.resolved} codes={resolved} />
      <Changes changes={changes} />
    </div>
  );
}

function Issues({ label, codes }: { readonly label: string; readonly codes: readonly string[] }) {
  if (codes.length === 0) return null;
  return (
    <p>
      <span className="text-muted">{label}: </span>
      {codes.map((code, at) => (
        <span key={code}>
          {at > 0 && ", "}
          <IssueName code={code} />
        </span>
      ))}
    </p>
  );
}

function Changes({ changes }: { readonly changes: readonly Change[] }) {
  return changes.map(({ field, before, after }) => (
    <p key={field} dir="auto" className="wrap-anywhere">
      <span className="text-muted">{MONITORS.field(field)}: </span>
      <del className="text-muted">{MONITORS.value(field, before)}</del> → {MONITORS.value(field, after)}
    </p>
  ));
}
