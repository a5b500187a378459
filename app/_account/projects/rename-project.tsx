"use client";

import { type FormEvent, useRef } from "react";
import { Button } from "@/app/_components/ui/button";
import { TextField } from "@/app/_components/ui/text-field";
import { CHARACTERS_MAX } from "../field-limits.data";
import { FormDialog } from "../form-dialog";
import { PROJECTS } from "../texts.data";
import { useSend } from "../use-send";

interface RenameProjectProps {
  readonly id: string;
  readonly name: string;
}

/** Gives a project another name. */
export function RenameProject({ id, name }: RenameProjectProps) {
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
