"use client";

import { BellRing } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/_components/ui/button";
import { useSend } from "../use-send";
import { MONITORS } from "./monitor-text.data";
import type { Monitored } from "./monitored-pages";

interface MonitorButtonProps {
  readonly url: string;
  readonly monitored: Monitored;
  /** What to call the page, where several are listed. */
  readonly name?: string;
}

/** Monitors a page daily in one click, then links to the monitor. Nothing where monitors are not offered. */
export function MonitorButton({ url, monitored, name }: MonitorButtonProps) {
  const { busy, fault, submit } = useSend("stay");
  const [made, setMade] = useState<string | null>(null);
  if (monitored === null) return null;
  const id = made ?? monitored[url];
  const named = name === undefined ? null : <span className="sr-only"> {name}</span>;

  async function add() {
    const body = { url, interval: "daily" };
    const sent = await submit<{ readonly id: string }>({ method: "POST", path: "/api/monitors", body });
    if (sent.ok) setMade(sent.output.id);
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {id === undefined ? (
        <Button disabled={busy} onClick={add}>
          <BellRing aria-hidden size={15} />
          {busy ? MONITORS.adding : MONITORS.monitorThis}
          {named}
        </Button>
      ) : (
        <a
          href={`/monitors/${id}`}
          className="inline-flex h-8 items-center gap-1.5 rounded-lg px-1 text-sm font-medium text-good underline-offset-4 hover:underline"
        >
          <BellRing aria-hidden size={15} />
          {MONITORS.isMonitored}
          {named}
        </a>
      )}
      <span role="status" className="text-[13px]/5 text-error empty:hidden">
        {fault}
      </span>
    </span>
  );
}
