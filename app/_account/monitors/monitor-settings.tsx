"use client";

import type { FormEvent } from "react";
import { Button } from "@/app/_components/ui/button";
import type { MonitorRecord } from "@/lib/services/monitors/monitor";
import { useSend } from "../use-send";
import { MonitorInputs, monitorFields } from "./monitor-form";
import { MONITORS } from "./monitor-text.data";

/** Changes how often a monitor checks and whom it tells. */
export function MonitorSettings({ monitor }: { readonly monitor: MonitorRecord }) {
  const { busy, fault, submit } = useSend();

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = monitorFields(new FormData(event.currentTarget));
    await submit({ method: "PATCH", path: `/api/monitors/${monitor.id}`, body });
  }
  return (
    <form onSubmit={change} aria-label={MONITORS.settings} className="flex flex-wrap items-end gap-3">
      <MonitorInputs interval={monitor.interval} email={monitor.alert_email ?? ""} />
      <Button type="submit" size="large" disabled={busy}>
        {MONITORS.save}
      </Button>
      <p role="status" className="basis-full text-[13px]/5 text-error empty:hidden">
        {fault}
      </p>
    </form>
  );
}

interface WeeklySummaryProps {
  readonly on: boolean;
  readonly email: string;
}

/** Turns the weekly summary on or off. */
export function WeeklySummary({ on, email }: WeeklySummaryProps) {
  const { busy, fault, submit } = useSend();
  return (
    <section aria-labelledby="weekly" className="mt-10 flex flex-wrap items-center justify-between gap-3">
      <div>
        <h2 id="weekly" className="font-semibold">
          {MONITORS.weekly}
        </h2>
        <p className="text-[15px]/6 text-muted wrap-anywhere">{MONITORS.weeklyText(email)}</p>
      </div>
      <Button
        disabled={busy}
        onClick={() => submit({ method: "POST", path: "/monitors/summary", body: { weekly_summary: !on } })}
      >
        {on ? MONITORS.turnOff : MONITORS.turnOn}
        <span className="sr-only"> {MONITORS.weekly}</span>
      </Button>
      <p role="status" className="basis-full text-[13px]/5 text-error empty:hidden">
        {fault}
      </p>
    </section>
  );
}
