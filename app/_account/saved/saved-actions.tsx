"use client";

import { LoaderCircle, RotateCw } from "lucide-react";
import { Button } from "@/app/_components/ui/button";
import { ConfirmButton } from "@/app/_components/ui/confirm-button";
import type { ListedUrl } from "@/lib/services/saved-urls/saved-url";
import { MonitorButton } from "../monitors/monitor-button";
import type { Monitored } from "../monitors/monitored-pages";
import { useRemoved } from "../removal-region";
import { useSend } from "../use-send";
import { EditSaved, type ProjectChoice } from "./edit-saved";
import { SAVED } from "./saved-text.data";

interface SavedActionsProps {
  readonly record: ListedUrl;
  readonly projects: readonly ProjectChoice[];
  readonly monitored: Monitored;
}

/** Checks, monitors, edits and removes a saved page; the reason for a failure is shown below. */
export function SavedActions({ record, projects, monitored }: SavedActionsProps) {
  const { busy, fault, submit } = useSend();
  const path = `/api/saved-urls/${record.id}`;
  const name = record.label ?? record.short_url;
  const named = <span className="sr-only">{name}</span>;
  const removed = useRemoved();

  const check = () => submit({ method: "POST", path: `${path}/check`, body: {}, storesFailure: true });

  async function remove() {
    const sent = await submit({ method: "DELETE", path });
    if (sent.ok) removed(record.id, SAVED.removed(name));
  }
  return (
    <>
      <div data-removable={record.id} className="flex gap-2 max-lg:flex-wrap">
        <Button disabled={busy} onClick={check}>
          {busy ? (
            <LoaderCircle aria-hidden size={14} className="motion-safe:animate-spin" />
          ) : (
            <RotateCw aria-hidden size={14} />
          )}
          {busy ? SAVED.checking : SAVED.check}
          {named}
        </Button>
        <MonitorButton url={record.url} monitored={monitored} name={name} />
        <EditSaved record={record} projects={projects} />
        <ConfirmButton
          label={SAVED.remove}
          question={SAVED.removeQuestion}
          consequence={SAVED.removeConsequence(name)}
          disabled={busy}
          onConfirm={remove}
        >
          {SAVED.remove}
          {named}
        </ConfirmButton>
      </div>
      <p role="status" className="mt-1 max-w-72 text-[13px]/5 text-error empty:hidden">
        {fault}
      </p>
    </>
  );
}
