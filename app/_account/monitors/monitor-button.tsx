"use client";

import { BellRing } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/_components/ui/button";
import { useSend } from "../use-send";
import { MONITORS } from "./monitor-texts.data";

/** Monitors a page daily in one click, then links to the monitor. */
export function MonitorButton({ url }: { readonly url: string }) {
  const { busy, fault, submit } = useSend("stay");
  const [id, setId] = useState<string | null>(null);

  async function add() {
    const body = { url, interval: "daily" };
    const sent = await submit<{ readonly id: string }>({ method: "POST", path: "/api/monitors", body });
    if (sent.ok) setId(sent.output.id);
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {id === null ? (
        <Button disabled={busy} onClick={add}>
          <BellRing aria-hidden size={15} />
          {busy ? MONITORS.adding : MONITORS.monitorThis}
        </Button>
      ) : (
        <a href={`/monitors/${id}`} className="font-medium text-good underline-offset-4 hover:underline">
          {MONITORS.isMonitored}
        </a>
      )}
      <span role="status" className="text-error empty:hidden">
        {fault}
      </span>
    </span>
  );
}
