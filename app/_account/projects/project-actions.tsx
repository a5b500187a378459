"use client";

import { type FormEvent, useRef } from "react";
import { Button } from "@/app/_components/ui/button";
import { ConfirmButton } from "@/app/_components/ui/confirm-button";
import { Notice } from "@/app/_components/ui/notice";
import { TextField } from "@/app/_components/ui/text-field";
import { CHARACTERS_MAX } from "../field-limits.data";
import { FormDialog } from "../form-dialog";
import { useSend } from "../use-send";
import { PROJECTS } from "./project-texts.data";

interface ProjectActionsProps {
  readonly id: string;
  readonly name: string;
}

/** Renames and deletes a project. */
export function ProjectActions({ id, name }: ProjectActionsProps) {
  const { busy, fault, submit } = useSend();
  return (
    <>
      <div className="flex gap-2">
        <RenameProject id={id} name={name} />
        <ConfirmButton
          label={PROJECTS.remove}
          question={PROJECTS.removeQuestion(name)}
          consequence={PROJECTS.removeConsequence}
          disabled={busy}
          onConfirm={() => submit({ method: "DELETE", path: `/api/projects/${id}` }, () => "/projects")}
        />
      </div>
      {fault !== null && (
        <Notice tone="error" live className="mt-3">
          {fault}
        </Notice>
      )}
    </>
  );
}

interface RenameProjectProps {
  readonly id: string;
  readonly name: string;
}

/** Gives a project another name. */
function RenameProject({ id, name }: RenameProjectProps) {
  const { busy, fault, submit } = useSend();
  const dialog = useRef<HTMLDialogElement>(null);

  async function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { name: String(new FormData(event.currentTarget).get("name")).trim() };
    const sent = await submit({ method: "PATCH", path: `/api/projects/${id}`, body });
    if (sent.ok) dialog.current?.close();
  }
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>{PROJECTS.rename}</Button>
      <FormDialog dialog={dialog} title={PROJECTS.renameTitle} busy={busy} fault={fault} onSubmit={rename}>
        <TextField
          label={PROJECTS.name}
          name="name"
          required
          maxLength={CHARACTERS_MAX.projectName}
          defaultValue={name}
        />
      </FormDialog>
    </>
  );
}
