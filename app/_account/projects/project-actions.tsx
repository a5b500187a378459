"use client";

import { type FormEvent, useId } from "react";
import { Button } from "@/app/_components/ui/button";
import { ConfirmButton } from "@/app/_components/ui/confirm-button";
import { Notice } from "@/app/_components/ui/notice";
import { INPUT_LOOK, TextField } from "@/app/_components/ui/text-field";
import { useDialog } from "@/app/_components/ui/use-dialog";
import { CHARACTERS_MAX } from "../field-limits.data";
import { FormDialog } from "../form-dialog";
import { useSend } from "../use-send";
import { PROJECTS } from "./project-text.data";

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
  const dialog = useDialog();

  async function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { name: String(new FormData(event.currentTarget).get("name")).trim() };
    const sent = await submit({ method: "PATCH", path: `/api/projects/${id}`, body });
    if (sent.ok) dialog.close();
  }
  return (
    <>
      <Button onClick={dialog.open}>{PROJECTS.rename}</Button>
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

/** Makes a project and opens it. */
export function ProjectForm({ full }: { readonly full: boolean }) {
  const { busy, fault, submit } = useSend();
  const id = useId();

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name")).trim();
    await submit<{ readonly id: string }>(
      { method: "POST", path: "/api/projects", body: { name } },
      (made) => `/projects/${made.id}`,
    );
  }
  return (
    <form onSubmit={create} className="max-w-xl">
      <label htmlFor={id} className="text-sm font-medium">
        {PROJECTS.add}
      </label>
      <div className="flex flex-wrap items-end gap-3">
        <input
          id={id}
          name="name"
          required
          maxLength={CHARACTERS_MAX.projectName}
          autoComplete="off"
          dir="auto"
          aria-describedby={`${id}-fault`}
          className={`${INPUT_LOOK} flex-1 basis-64`}
        />
        <Button type="submit" tone="strong" size="large" disabled={busy || full}>
          {busy ? PROJECTS.creating : PROJECTS.create}
        </Button>
      </div>
      <p id={`${id}-fault`} role="status" className="mt-1.5 text-[13px]/5 empty:hidden text-error">
        {fault}
      </p>
    </form>
  );
}
