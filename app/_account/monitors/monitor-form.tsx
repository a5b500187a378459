"use client";

import { type FormEvent, useRef } from "react";
import { Button } from "@/app/_components/ui/button";
import { INPUT_LOOK } from "@/app/_components/ui/text-field";
import { completeUrl } from "@/lib/inspect/url/http-url";
import { useSend } from "../use-send";
import { MONITORS } from "./monitor-text.data";

/** Adds a monitor. */
export function MonitorForm({ email }: { readonly email: string }) {
  const { busy, fault, submit } = useSend();
  const form = useRef<HTMLFormElement>(null);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const body = { ...monitorFields(fields), url: completeUrl(String(fields.get("url"))) };
    const sent = await submit({ method: "POST", path: "/api/monitors", body });
    if (sent.ok) form.current?.reset();
  }
  return (
    <form ref={form} onSubmit={add} className="rounded-2xl border border-line bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 flex-1 basis-64 text-sm font-medium">
          {MONITORS.add}
          <input
            name="url"
            required
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={MONITORS.placeholder}
            className={INPUT_LOOK}
          />
        </label>
        <MonitorInputs interval="daily" email={email} />
        <Button type="submit" tone="strong" size="large" disabled={busy}>
          {busy ? MONITORS.adding : MONITORS.create}
        </Button>
      </div>
      <p role="status" className="mt-1.5 text-[13px]/5 text-error empty:hidden">
        {fault}
      </p>
    </form>
  );
}

interface MonitorInputsProps {
  readonly interval: string;
  readonly email: string;
}

/** How often a monitor checks and whom it tells. */
export function MonitorInputs({ interval, email }: MonitorInputsProps) {
  return (
    <>
      <label className="text-sm font-medium">
        {MONITORS.interval}
        <select name="interval" defaultValue={interval} className={INPUT_LOOK}>
          {MONITORS.intervals.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="basis-56 text-sm font-medium">
        {MONITORS.email}
        <input
          name="alert_email"
          type="email"
          defaultValue={email}
          title={MONITORS.emailHint}
          className={INPUT_LOOK}
        />
      </label>
    </>
  );
}

/** What those inputs say, as the API takes it. */
export function monitorFields(fields: FormData) {
  const email = String(fields.get("alert_email")).trim();
  return { interval: String(fields.get("interval")), alert_email: email === "" ? null : email };
}
