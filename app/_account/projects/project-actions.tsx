"use client";

import { type FormEvent, useId, useRef } from "react";
import { Button } from "@/app/_components/ui/button";
import { ConfirmButton } from "@/app/_components/ui/confirm-button";
import { Notice } from "@/app/_components/ui/notice";
import { TextField } from "@/app/_components/ui/text-field";
import { FormDialog } from "../form-dialog";
import { PROJECTS, SAVED } from "../texts.data";
import { useSend } from "../use-send";
import { PROJECT_NAME_CHARACTERS_MAX } from "./project-form";

interface ProjectActionsProps {
  readonly id: string;
  readonly name: string;
}

/** Renames and deletes a project. */
export function ProjectActions({ id, name }: ProjectActionsProps) {
  const { busy, fault, submit } = useSend();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const path = `/api/projects/${id}`;

  async function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { name: String(new FormData(event.currentTarget).get("name")).trim() };
    const sent = await submit({ method: "PATCH", path, body });
    if (sent.ok) dialog.current?.close();
  }
  return (
    <>
      <div className="flex gap-2">
        <Button disabled={busy} onClick={() => dialog.current?.showModal()}>
          {PROJECTS.rename}
        </Button>
        <ConfirmButton
          label={PROJECTS.remove}
          question={PROJECTS.removeQuestion(name)}
          consequence={PROJECTS.removeConsequence}
          disabled={busy}
          onConfirm={() => submit({ method: "DELETE", path }, () => "/projects")}
        />
      </div>
      {fault !== null && (
        <Notice tone="error" live className="mt-3">
          {fault}
        </Notice>
      )}
      <FormDialog dialog={dialog} titleId={titleId} title={PROJECTS.renameTitle} onSubmit={rename}>
        <TextField
          label={PROJECTS.name}
          name="name"
          required
          maxLength={PROJECT_NAME_CHARACTERS_MAX}
          defaultValue={name}
        />
        <div className="flex justify-end gap-3">
          <Button onClick={() => dialog.current?.close()}>{SAVED.cancel}</Button>
          <Button type="submit" tone="strong" disabled={busy}>
            {SAVED.save}
          </Button>
        </div>
      </FormDialog>
    </>
  );
}
