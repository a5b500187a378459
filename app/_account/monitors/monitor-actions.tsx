"use client";

import { Button } from "@/app/_components/ui/button";
import { ConfirmButton } from "@/app/_components/ui/confirm-button";
import { shortUrl } from "@/app/_components/ui/format";
import type { MonitorRecord } from "@/lib/services/monitors/monitor";
import { useSend } from "../use-send";
import { MONITORS } from "./monitor-text.data";

interface MonitorActionsProps {
  readonly monitor: MonitorRecord;
  /** Where deleting it leads; the page stays where it is when absent. */
  readonly leaveTo?: string;
}

/** Checks, pauses and deletes a monitor. */
export function MonitorActions({ monitor, leaveTo }: MonitorActionsProps) {
  const { busy, fault, submit } = useSend();
  const path = `/api/monitors/${monitor.id}`;
  const name = shortUrl(monitor.url);
  const named = <span className="sr-only">{name}</span>;

  async function remove() {
    await submit({ method: "DELETE", path }, leaveTo === undefined ? undefined : () => leaveTo);
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button disabled={busy} onClick={() => submit({ method: "POST", path: `${path}/check` })}>
          {busy ? MONITORS.checking : MONITORS.checkNow} {named}
        </Button>
        <Button
          disabled={busy}
          onClick={() => submit({ method: "PATCH", path, body: { paused: !monitor.paused } })}
        >
          {monitor.paused ? MONITORS.resume : MONITORS.pause} {named}
        </Button>
        <ConfirmButton
          label={MONITORS.remove}
          question={MONITORS.removeQuestion}
          consequence={MONITORS.removeConsequence(name)}
          disabled={busy}
          onConfirm={remove}
        >
          {MONITORS.remove} {named}
        </ConfirmButton>
      </div>
      <p role="status" className="mt-1 text-[13px]/5 text-error empty:hidden">
        {fault}
      </p>
    </>
  );
}
