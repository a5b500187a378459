"use client";

import { type FormEvent, useId } from "react";
import { Button } from "@/app/_components/ui/button";
import { INPUT_LOOK } from "@/app/_components/ui/text-field";
import { CHARACTERS_MAX } from "../field-limits.data";
import { useSend } from "../use-send";
import { PROJECTS } from "./project-texts.data";

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
