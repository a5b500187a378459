"use client";

import { LoaderCircle, RotateCw } from "lucide-react";
import { Button } from "@/app/_components/ui/button";
import { ConfirmButton } from "@/app/_components/ui/confirm-button";
import type { SavedUrlView } from "@/lib/services/saved-urls/saved-url";
import { useSend } from "../use-send";
import { EditSaved } from "./edit-saved";
import type { ProjectChoice } from "./project-select";
import { SAVED } from "./saved-texts.data";

interface SavedActionsProps {
  readonly record: SavedUrlView;
  readonly projects: readonly ProjectChoice[];
}

/** Check again, edit and remove a saved page; why the last of these failed stands below. */
export function SavedActions({ record, projects }: SavedActionsProps) {
  const { busy, fault, submit } = useSend();
  const path = `/api/saved-urls/${record.id}`;
  const named = <span className="sr-only">{record.label ?? record.url}</span>;
  return (
    <>
      <div className="flex gap-2 sm:max-lg:flex-wrap">
        <Button disabled={busy} onClick={() => submit({ method: "POST", path: `${path}/check`, body: {} })}>
          {busy ? (
            <LoaderCircle aria-hidden size={14} className="motion-safe:animate-spin" />
          ) : (
            <RotateCw aria-hidden size={14} />
          )}
          {busy ? SAVED.checking : SAVED.check}
          {named}
        </Button>
        <EditSaved record={record} projects={projects} />
        <ConfirmButton
          label={SAVED.remove}
          question={SAVED.removeQuestion}
          consequence={SAVED.removeConsequence(record.label ?? record.url)}
          disabled={busy}
          onConfirm={() => submit({ method: "DELETE", path })}
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
