"use client";

import { ConfirmButton } from "@/app/_components/ui/confirm-button";
import { Notice } from "@/app/_components/ui/notice";
import { PROJECTS } from "../texts.data";
import { useSend } from "../use-send";
import { RenameProject } from "./rename-project";

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
