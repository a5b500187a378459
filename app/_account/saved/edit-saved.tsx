"use client";

import type { FormEvent } from "react";
import { Button } from "@/app/_components/ui/button";
import { INPUT_LOOK, TextField } from "@/app/_components/ui/text-field";
import { useDialog } from "@/app/_components/ui/use-dialog";
import type { ListedUrl } from "@/lib/services/saved-urls/saved-url";
import { CHARACTERS_MAX } from "../field-limits.data";
import { FormDialog } from "../form-dialog";
import { useSend } from "../use-send";
import { SAVED } from "./saved-text.data";

interface EditSavedProps {
  readonly record: Pick<ListedUrl, "id" | "short_url" | "label" | "project_id">;
  readonly projects: readonly ProjectChoice[];
  readonly after?: Parameters<typeof useSend>[0];
}

/** Changes a saved page's label and project. */
export function EditSaved({ record, projects, after }: EditSavedProps) {
  const { busy, fault, submit } = useSend(after);
  const dialog = useDialog();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const label = String(form.get("label")).trim();
    const body = { label: label === "" ? null : label, project_id: String(form.get("project")) || null };
    const sent = await submit({ method: "PATCH", path: `/api/saved-urls/${record.id}`, body });
    if (sent.ok) dialog.close();
  }
  return (
    <>
      <Button onClick={dialog.open}>
        {SAVED.edit}
        <span className="sr-only">{record.label ?? record.short_url}</span>
      </Button>
      <FormDialog dialog={dialog} title={SAVED.editTitle} busy={busy} fault={fault} onSubmit={save}>
        <p className="text-[13px]/5 wrap-anywhere text-muted">{record.short_url}</p>
        <TextField
          label={SAVED.label}
          hint={SAVED.labelHint}
          name="label"
          maxLength={CHARACTERS_MAX.label}
          defaultValue={record.label ?? ""}
        />
        <ProjectSelect projects={projects} chosen={record.project_id} />
      </FormDialog>
    </>
  );
}

interface ProjectSelectProps {
  readonly projects: readonly ProjectChoice[];
  readonly chosen: string | null;
}

/** The project a page belongs to, as the form's field `project`; empty for none. */
function ProjectSelect({ projects, chosen }: ProjectSelectProps) {
  if (projects.length === 0) return <input type="hidden" name="project" value="" />;
  return (
    <label className="text-sm font-medium">
      {SAVED.project}
      <select name="project" defaultValue={chosen ?? ""} className={INPUT_LOOK}>
        <option value="">{SAVED.noProject}</option>
        {projects.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A project as a list of choices names it. */
export interface ProjectChoice {
  readonly id: string;
  readonly name: string;
}
